import type { NextRequest } from 'next/server';

/** As Next does for server actions: a page of another site must not write in the name of its visitors. */
export function isFromHere({ headers }: NextRequest): boolean {
  const origin = headers.get('origin');
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}
