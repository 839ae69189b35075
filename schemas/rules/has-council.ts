import { memberOf } from './form-value.ts';

/** Whether a professional's `registrations` value, as it comes from a form, holds one of the given council. */
export function hasCouncil(registrations: unknown, council: string): boolean {
  return Array.isArray(registrations) && registrations.some((entry: unknown) => memberOf(entry, 'council') === council);
}
