import { CogIcon } from '@sanity/icons/Cog';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { HomeIcon } from '@sanity/icons/Home';
import { UserIcon } from '@sanity/icons/User';
import { UsersIcon } from '@sanity/icons/Users';
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
