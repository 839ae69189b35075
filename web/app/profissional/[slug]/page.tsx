import { professionalRoute } from '#schemas/documents/professional/professional.route.ts';
import { documentPage } from '#web/app/document-page.tsx';
import { ProfessionalProfile } from './professional-profile.tsx';

const page = documentPage(professionalRoute, (professional, settings) => (
  <ProfessionalProfile professional={professional} settings={settings} />
));

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
