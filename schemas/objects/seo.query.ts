/** Inside of a `seo` projection. */
export const SEO_QUERY = `title, description, noindex`;
