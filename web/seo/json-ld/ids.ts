import { siteUrl } from '../site-url.ts';

/** The clinic and the site, so that every page can point at them. */
export const CLINIC_ID = `${siteUrl}/#clinica`;
export const SITE_ID = `${siteUrl}/#site`;

export function absolute(path: string): string {
  return `${siteUrl}${path}`;
}

/** A professional, the same on every page. */
export function personId(slug: string): string {
  return `${siteUrl}/profissional/${slug}#pessoa`;
}
