import { openAccounts } from '../accounts/accounts.ts';
import type { AuditEntry } from '../auth/audit.ts';

export interface AuditOptions {
  readonly dataDir: string;
  readonly limit: string | undefined;
  readonly days: string | undefined;
}

/** `audit list|prune`: who came in and who changed which rights. @throws Error in plain words. */
export function auditCommand(action: string | undefined, { dataDir, limit, days }: AuditOptions): string {
  const accounts = openAccounts(dataDir);
  try {
    switch (action) {
      case 'list':
        return accounts.audit
          .list({ limit: wholeNumber('--limit', limit, 100) })
          .map(describe)
          .join('\n');
      case 'prune': {
        const kept = Math.max(90, wholeNumber('--days', days, 365));
        return `${accounts.audit.prune(kept)} entries older than ${kept} days are removed.`;
      }
      default:
        throw new Error('Use "audit list [--limit 100]" or "audit prune [--days 365]".');
    }
  } finally {
    accounts.close();
  }
}

function describe({ at, event, actor, subject, address, details }: AuditEntry): string {
  const more = Object.keys(details).length > 0 ? JSON.stringify(details) : '';
  return [at, event, `by ${actor || 'unknown'}`, subject, address, more].filter(Boolean).join('  ');
}

function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`${name} must be a positive whole number.`);
}
