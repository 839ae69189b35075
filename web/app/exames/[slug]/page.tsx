import { examRoute } from '#schemas/documents/exam/exam.route.ts';
import { documentPage } from '#web/app/document-page.tsx';
import { ExamView } from './exam-view.tsx';

const page = documentPage(examRoute, (exam, settings) => <ExamView exam={exam} settings={settings} />);

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
