import { CogIcon, DocumentsIcon, DocumentTextIcon, HomeIcon, UserIcon, UsersIcon } from '@sanity/icons';
import type { SchemaTypeDefinition } from 'sanity';

export const icons = {
  siteSettings: CogIcon,
  home: HomeIcon,
  pages: DocumentsIcon,
  team: UsersIcon,
} as const;

const ofType = { siteSettings: CogIcon, page: DocumentTextIcon, professional: UserIcon } as const;

/** The types with the picture each document type has in lists; schemas stay free of React, so Node can read them. */
export function withIcons(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) =>
    type.name in ofType ? { ...type, icon: ofType[type.name as keyof typeof ofType] } : type,
  );
}
