import { BellIcon } from '@sanity/icons/Bell';
import { BillIcon } from '@sanity/icons/Bill';
import { BookIcon } from '@sanity/icons/Book';
import { BookmarkIcon } from '@sanity/icons/Bookmark';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { CaseIcon } from '@sanity/icons/Case';
import { ClipboardIcon } from '@sanity/icons/Clipboard';
import { ClockIcon } from '@sanity/icons/Clock';
import { CogIcon } from '@sanity/icons/Cog';
import { CommentIcon } from '@sanity/icons/Comment';
import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { EditIcon } from '@sanity/icons/Edit';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { HomeIcon } from '@sanity/icons/Home';
import { ImagesIcon } from '@sanity/icons/Images';
import { InboxIcon } from '@sanity/icons/Inbox';
import { LinkIcon } from '@sanity/icons/Link';
import { LockIcon } from '@sanity/icons/Lock';
import { TransferIcon } from '@sanity/icons/Transfer';
import { TrashIcon } from '@sanity/icons/Trash';
import { TagIcon } from '@sanity/icons/Tag';
import { TagsIcon } from '@sanity/icons/Tags';
import { UserIcon } from '@sanity/icons/User';
import { UsersIcon } from '@sanity/icons/Users';
import { WrenchIcon } from '@sanity/icons/Wrench';
import type { SchemaTypeDefinition } from 'sanity';

/** Pictures of places in the list on the left that are not a type of their own. */
export const icons = {
  clinic: HomeIcon,
  siteSettings: CogIcon,
  clinicHours: ClockIcon,
  home: HomeIcon,
  pages: DocumentsIcon,
  team: UsersIcon,
  services: CaseIcon,
  plans: CreditCardIcon,
  topics: BookIcon,
  legal: LockIcon,
  messages: InboxIcon,
  moving: TransferIcon,
  removed: TrashIcon,
} as const;

const ofType = {
  siteSettings: CogIcon,
  clinicHours: ClockIcon,
  notice: BellIcon,
  page: DocumentTextIcon,
  area: UsersIcon,
  professional: UserIcon,
  specialty: TagsIcon,
  service: CaseIcon,
  exam: ClipboardIcon,
  examType: TagIcon,
  equipment: WrenchIcon,
  healthPlan: CreditCardIcon,
  priceItem: BillIcon,
  testimonial: CommentIcon,
  portfolioItem: ImagesIcon,
  topic: BookmarkIcon,
  post: EditIcon,
  faqItem: HelpCircleIcon,
  redirect: LinkIcon,
  message: EnvelopeIcon,
  preparedAnswer: CommentIcon,
  councilRegistration: TagIcon,
  cta: LinkIcon,
  education: BookIcon,
  menuItem: LinkIcon,
  pageGuard: LockIcon,
  postgraduate: BookIcon,
  preparationRule: ClipboardIcon,
  rqe: TagIcon,
  specialDate: CalendarIcon,
  weeklyHours: ClockIcon,
  visitDay: CalendarIcon,
  visitMonthly: CalendarIcon,
  absence: CalendarIcon,
} as const;

/** The types with the picture that documents and items have in lists; schemas stay free of React, so Node can read them. */
export function withIcons(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) =>
    type.name in ofType ? { ...type, icon: ofType[type.name as keyof typeof ofType] } : type,
  );
}

/** The clinic's mark in Studio's own chrome: a leaf that is also a cross, in the site's primary colour. */
export function ClinicIcon() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#316ce8" />
      <path d="M13 7h6v6h6v6h-6v6h-6v-6H7v-6h6z" fill="#fff" />
    </svg>
  );
}
