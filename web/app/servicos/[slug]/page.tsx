import { serviceRoute } from '#schemas/documents/service/service.route.ts';
import { documentPage } from '#web/app/document-page.tsx';
import { ServiceView } from './service-view.tsx';

const page = documentPage(serviceRoute, (service, settings) => <ServiceView service={service} settings={settings} />);

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
