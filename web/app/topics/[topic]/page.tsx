import { topicRoute } from '#schemas/documents/topic/topic.route.ts';
import { documentPage } from '#web/app/document-page.tsx';
import { TopicView } from './topic-view.tsx';

const page = documentPage(
  topicRoute,
  (topic, settings) => <TopicView topic={topic} timeZone={settings?.hours?.timeZone ?? undefined} />,
  { topic: 'slug' },
);

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
