/** Where the site is, without trailing slash. Canonical addresses and previews need it in full. */
export const siteUrl = (process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`).replace(/\/$/, '');
