import { openAccounts } from './accounts.ts';
import type { Accounts, AccountsOptions } from './accounts.ts';

/** Accounts whose passwords cost a hundredth of what they cost in the product: tests set and try some two hundred. */
export function openTestAccounts(
  folder: string,
  now: () => number = Date.now,
  options: AccountsOptions = {},
): Accounts {
  return openAccounts(folder, now, { ...options, scryptCost: { N: 2 ** 10, r: 8, p: 1 } });
}
