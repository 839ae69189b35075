import { postRoute } from '#schemas/documents/post/post.route.ts';
import { documentPage } from '#web/app/document-page.tsx';
import { PostView } from './post-view.tsx';

const page = documentPage(postRoute, (post, settings) => <PostView post={post} settings={settings} />);

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
