import { firstAnswers } from '#schemas/migrations/prepared-answers.ts';
import { articles } from './articles.ts';
import { exams } from './exams.ts';
import { faq } from './faq.ts';
import { firstAreas, firstExamTypes } from './lists.ts';
import { accessibilityPage } from './pages/accessibility.ts';
import { clinicPage } from './pages/clinic.ts';
import { contactPage } from './pages/contact.ts';
import { examsPage } from './pages/exams.ts';
import { homePage } from './pages/home.ts';
import { plansPage } from './pages/plans.ts';
import { privacyPage } from './pages/privacy.ts';
import { servicesPage } from './pages/services.ts';
import { people } from './people.ts';
import { places, testimonials } from './places.ts';
import { plans, prices } from './plans.ts';
import type { DemoDocument } from './demo-document.ts';
import { services } from './services.ts';
import { clinicHours, notice, redirects, settings } from './settings.ts';
import { specialties } from './specialties.ts';
import { topics } from './topics.ts';

interface Identified {
  readonly _id: string;
  readonly _type: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly _rev: string;
}

/** The whole demonstration clinic. References point only inside this list. */
export const demonstrationDocuments: readonly DemoDocument<Identified>[] = [
  settings,
  clinicHours,
  notice,
  homePage,
  clinicPage,
  servicesPage,
  examsPage,
  plansPage,
  contactPage,
  privacyPage,
  accessibilityPage,
  // Nothing in these is invented: they carry no mark of a demonstration.
  ...firstAreas,
  ...firstExamTypes,
  ...firstAnswers,
  ...people,
  ...specialties,
  ...services,
  ...exams,
  ...plans,
  ...prices,
  ...faq,
  ...topics,
  ...articles,
  ...places,
  ...testimonials,
  ...redirects,
];
