import { authRoutes } from './login/routes.ts';
import { invitationRoutes } from './invitations.ts';
import { accountRoutes } from './pages/routes.ts';
import { openAccountPages } from './pages/visit.ts';
import type { Lake } from '../lake.ts';
import type { SignInDoor } from '../routes/sign-in-door.ts';
import type { SignInParts } from './pages/visit.ts';

/** Sign-in by the lake's own accounts, with their pages. Mails that wait are sent from now on. */
export function openSignIn(lake: Lake, parts: SignInParts): SignInDoor {
  const pages = openAccountPages(lake, parts);
  return {
    versioned: [authRoutes(lake, pages), invitationRoutes(lake, pages)],
    pages: accountRoutes(lake, pages),
    deviceOf: (cookies) => pages.devices.idOf(cookies),
  };
}
