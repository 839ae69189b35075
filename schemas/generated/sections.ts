// Written by `npm run generate`. Edit the section folders instead.
import { lazy, type ComponentType } from 'react';

import type { SectionProps, SectionType } from '../sections/index.ts';

/** Every section component by its content type, loaded when first rendered. */
export const sections: { readonly [Type in SectionType]: ComponentType<SectionProps<Type>> } = {
  banner: lazy(() => import('../sections/banner/banner.tsx')),
  callToAction: lazy(() => import('../sections/call-to-action/call-to-action.tsx')),
  contact: lazy(() => import('../sections/contact/contact.tsx')),
  features: lazy(() => import('../sections/features/features.tsx')),
  richText: lazy(() => import('../sections/rich-text/rich-text.tsx')),
  team: lazy(() => import('../sections/team/team.tsx')),
};
