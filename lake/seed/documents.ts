import type { Page, Professional, SiteSettings } from '#schemas/generated/content-types.ts';

import { clinicPage } from './pages/clinic.ts';
import { homePage } from './pages/home.ts';
import { accessibilityPage } from './pages/accessibility.ts';
import { privacyPage } from './pages/privacy.ts';
import { servicesPage } from './pages/services.ts';
import { people } from './people.ts';
import type { SeedDocument } from './seed-document.ts';
import { settings } from './settings.ts';

/** The whole demonstration clinic. References point only inside this list. */
export const demonstrationDocuments: readonly SeedDocument<Page | Professional | SiteSettings>[] = [
  settings,
  homePage,
  clinicPage,
  servicesPage,
  privacyPage,
  accessibilityPage,
  ...people,
];
