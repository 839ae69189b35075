import { AddUserIcon } from '@sanity/icons/AddUser';
import { BellIcon } from '@sanity/icons/Bell';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { ClockIcon } from '@sanity/icons/Clock';
import { Button, Card, Grid } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type ComponentProps, useState } from 'react';
import { useRouter } from 'sanity/router';

import { usePreparedDocument } from './use-prepared-document.ts';

type Task = () => Promise<void> | void;

/** What a reception does most weeks, one click away. */
export function Shortcuts({ today, addsPeople }: { readonly today: string; readonly addsPeople: boolean }) {
  const prepared = usePreparedDocument();
  const { navigateIntent } = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState<string>();

  const shortcut = (text: string, icon: ComponentProps<typeof Button>['icon'], task: Task) => {
    const run = async () => {
      setBusy(text);
      try {
        await task();
      } catch {
        toast.push({
          status: 'error',
          title: 'Não foi possível abrir',
          description: 'Confira a conexão e tente de novo.',
        });
      } finally {
        setBusy(undefined);
      }
    };
    return (
      <Button
        icon={icon}
        text={text}
        mode="bleed"
        padding={4}
        fontSize={1}
        justify="flex-start"
        disabled={busy !== undefined}
        loading={busy === text}
        onClick={() => void run()}
      />
    );
  };

  return (
    <Card as="nav" aria-label="Atalhos" radius={3} border padding={1}>
      <Grid gridTemplateColumns={[1, 2, 2, 4]} gap={1}>
        {shortcut('Mudar o horário de hoje', ClockIcon, () => prepared.hoursOf(today))}
        {shortcut('Publicar um aviso', BellIcon, () =>
          navigateIntent('create', { type: 'notice', template: 'notice' }),
        )}
        {shortcut('Horário da semana', CalendarIcon, () =>
          navigateIntent('edit', { id: 'clinicHours', type: 'clinicHours', path: 'openingHours' }),
        )}
        {addsPeople &&
          shortcut('Adicionar profissional', AddUserIcon, () =>
            navigateIntent('create', { type: 'professional', template: 'professional' }),
          )}
      </Grid>
    </Card>
  );
}
