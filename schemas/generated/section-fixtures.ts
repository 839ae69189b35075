// Written by `npm run generate`. Edit the section folders instead.
import { bannerFixtures } from '../sections/banner/banner.fixture.ts';
import { callToActionFixtures } from '../sections/call-to-action/call-to-action.fixture.ts';
import { contactFixtures } from '../sections/contact/contact.fixture.ts';
import { featuresFixtures } from '../sections/features/features.fixture.ts';
import { richTextFixtures } from '../sections/rich-text/rich-text.fixture.ts';
import { teamFixtures } from '../sections/team/team.fixture.ts';

/** Sample content of every section type, one entry per variant worth showing. */
export const sectionFixtures = {
  banner: bannerFixtures,
  callToAction: callToActionFixtures,
  contact: contactFixtures,
  features: featuresFixtures,
  richText: richTextFixtures,
  team: teamFixtures,
};
