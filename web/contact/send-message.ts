'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { FormState } from './form-state.ts';

/**
 * A form of the site, sent. Next refuses it when it comes from another origin. Its id stays the same from build to build
 * (scripts/build.ts), so that a page opened before a deployment can still send.
 */
export async function sendMessage(_previous: FormState, form: FormData): Promise<FormState> {
  // Loaded when somebody writes: every page with the form refers to this file.
  const { handleContactForm } = await import('./service.ts');
  // web/server.ts puts the visitor's own address in this header's place, whatever the visitor wrote into it.
  const state = await handleContactForm(form, (await headers()).get('x-forwarded-for') ?? '');
  if (state.kind === 'sent' && state.page) redirect(state.page);
  return state;
}
