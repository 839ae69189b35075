import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { defineLocaleResourceBundle, definePlugin } from 'sanity';
import { presentationTool } from 'sanity/presentation';

import { locations, mainDocuments } from './presentation-places.ts';

const tool = presentationTool({
  name: 'presentation',
  title: 'Prévia',
  icon: EyeOpenIcon,
  previewUrl: {
    initial: '/',
    previewMode: { enable: '/api/preview/enable', disable: '/api/preview/disable', shareAccess: true },
  },
  resolve: { mainDocuments, locations },
});

const words = defineLocaleResourceBundle({
  locale: 'pt-BR',
  namespace: 'presentation',
  resources: {
    // The site ends a shared link by itself, which Studio cannot know: see web/preview/preview-client.ts.
    'share-preview-menu.toggle-button.label_second-line': 'com quem tiver o link, por tempo limitado',
    // A page is used nowhere: it is one. What is not published yet is seen in the preview, too, and nowhere else.
    'locations-banner.locations-count_one': 'Na prévia, em uma página',
    'locations-banner.locations-count_other': 'Na prévia, em {{count}} páginas',
  },
});

/**
 * The site inside of Studio, with drafts: what is clicked opens its field. Both have one origin, so the frame needs no
 * permission but the site's own `frame-ancestors 'self'`.
 */
export const preview = definePlugin({ name: 'preview', plugins: [tool], i18n: { bundles: [words] } });
