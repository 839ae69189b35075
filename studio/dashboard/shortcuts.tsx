import { AddUserIcon } from '@sanity/icons/AddUser';
import { BellIcon } from '@sanity/icons/Bell';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { ClockIcon } from '@sanity/icons/Clock';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { EditIcon } from '@sanity/icons/Edit';
import { ImageIcon } from '@sanity/icons/Image';
import { ThListIcon } from '@sanity/icons/ThList';
import { Button, Card, Grid } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type ComponentProps, useState } from 'react';
import { useWorkspace } from 'sanity';
import { useRouter } from 'sanity/router';

import { SwapPhotoDialog } from '../photos/swap-photo-dialog.tsx';
import { PRICE_TABLE_PATH } from '../prices/price-table.tsx';
import { whyRefused } from '../why-refused.ts';
import { usePreparedDocument } from './use-prepared-document.ts';

type Task = () => Promise<void> | void;

/** What staff do most weeks, one click away. `writes`: whoever makes documents beside hours and notices. */
export function Shortcuts({ today, writes }: { readonly today: string; readonly writes: boolean }) {
  const prepared = usePreparedDocument();
  const { navigateIntent, navigateUrl } = useRouter();
  const { basePath } = useWorkspace();
  const toast = useToast();
  const [busy, setBusy] = useState<string>();
  const [isSwapping, setSwapping] = useState(false);

  const shortcut = (text: string, icon: ComponentProps<typeof Button>['icon'], task: Task) => {
    const run = async () => {
      setBusy(text);
      try {
        await task();
      } catch (error) {
        toast.push({ status: 'error', title: 'Não foi possível abrir', description: whyRefused(error) });
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
      <Grid gridTemplateColumns={[1, 1, 2, 4]} gap={1}>
        {shortcut('Mudar o horário de hoje', ClockIcon, () => prepared.hoursOf(today))}
        {shortcut('Publicar um aviso', BellIcon, () =>
          navigateIntent('create', { type: 'notice', template: 'notice' }),
        )}
        {shortcut('Horário da semana', CalendarIcon, () =>
          navigateIntent('edit', { id: 'clinicHours', type: 'clinicHours', path: 'openingHours' }),
        )}
        {writes &&
          shortcut('Adicionar profissional', AddUserIcon, () =>
            navigateIntent('create', { type: 'professional', template: 'professional' }),
          )}
        {writes && shortcut('Trocar foto', ImageIcon, () => setSwapping(true))}
        {writes &&
          shortcut('Escrever um artigo', EditIcon, () => navigateIntent('create', { type: 'post', template: 'post' }))}
        {writes &&
          shortcut('Publicar uma notícia', DocumentTextIcon, () =>
            navigateIntent('create', { type: 'post', template: 'post-news' }),
          )}
        {writes &&
          shortcut('Tabela de preços', ThListIcon, () =>
            navigateUrl({ path: `${basePath}/structure/${PRICE_TABLE_PATH}` }),
          )}
      </Grid>
      {isSwapping ? <SwapPhotoDialog onClose={() => setSwapping(false)} /> : null}
    </Card>
  );
}
