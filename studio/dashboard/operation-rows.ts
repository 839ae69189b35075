/** What the lake answers to `/operations`, as far as the opening screen tells it. Times in ISO 8601. */
export interface Operations {
  readonly backups: {
    readonly scheduled: boolean;
    readonly troubled: boolean;
    /** All of them lie on the disk of the data. */
    readonly sameDisk: boolean;
    readonly success?: { readonly at: string; readonly missing: number };
    readonly failure?: { readonly message: string; readonly count: number };
  };
  readonly webhooks: readonly { readonly name: string; readonly failed: number; readonly troubled: boolean }[];
  /** What is wrong with the server, in words. */
  readonly machine: readonly string[];
}

/** Something an administrator has to mend. */
interface OperationRow {
  readonly title: string;
  readonly detail: string;
}

/** What is wrong with backups and webhooks, the worst first; nothing when all is well. */
export function operationRows(
  { backups, webhooks, machine }: Operations,
  formatMoment: (time: string) => string,
): readonly OperationRow[] {
  const last = backups.success ? `A última é de ${formatMoment(backups.success.at)}.` : 'Ainda não há nenhuma.';
  const rows: (OperationRow | undefined)[] = [
    ...machine.map((detail) => ({ title: 'O servidor precisa de atenção', detail })),
    backups.scheduled && backups.troubled
      ? {
          title: 'As cópias de segurança estão falhando',
          detail: backups.failure ? `${backups.failure.message} ${last}` : last,
        }
      : undefined,
    backups.success && backups.success.missing > 0
      ? { title: 'Faltam arquivos enviados', detail: `${backups.success.missing} não estão no disco do servidor.` }
      : undefined,
    ...webhooks.map(({ name, failed, troubled }) =>
      troubled
        ? { title: `O webhook “${name}” falhou`, detail: `${failed} entregas perdidas em 24 horas.` }
        : undefined,
    ),
    backups.scheduled
      ? undefined
      : {
          title: 'Sem cópias de segurança automáticas',
          detail: backups.success
            ? `A última, feita à mão, é de ${formatMoment(backups.success.at)}. Quem instalou o site pode ligá-las.`
            : 'Se algo se perder, não há de onde recuperar. Quem instalou o site pode ligá-las.',
        },
  ];
  return rows.filter((row) => row !== undefined);
}

const OTHER_DISK =
  'As cópias ficam no mesmo computador que o site e se perdem com ele. Quem instalou o site pode guardá-las também em outro lugar.';

/** When there is nothing to mend. */
export function allWell({ backups }: Operations, formatMoment: (time: string) => string): string {
  const copy = backups.success
    ? `Cópia de segurança de ${formatMoment(backups.success.at)}, conferida.`
    : 'A primeira cópia de segurança é feita uma hora depois da instalação.';
  return backups.sameDisk ? `${copy} ${OTHER_DISK}` : copy;
}
