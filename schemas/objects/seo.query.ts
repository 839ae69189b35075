import { PICTURE_QUERY } from './picture.query.ts';

/** Inside of a `seo` projection. */
export const SEO_QUERY = `title, description, noindex, ogImage{${PICTURE_QUERY}}`;
