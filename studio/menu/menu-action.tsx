import { MenuIcon } from '@sanity/icons/Menu';
import { Button, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useId, useRef, useState } from 'react';
import { type DocumentActionComponent, useClient, useCurrentUser } from 'sanity';

import { MENUS, type MenuName } from '../../schemas/index.ts';
import { FocusBack } from '../focus-back.ts';
import { mayPublish } from '../roles.ts';
import { storedPairs } from '../stored-pairs.ts';
import { useLakeTask } from '../use-lake-task.ts';
import { useOneTransaction } from '../use-one-transaction.ts';
import { isFull, linksTo, menuMutations, placesIn, putting, type StoredMenus, taking } from './menu-place.ts';

const SETTINGS = '*[_id in ["siteSettings", "drafts.siteSettings"]]';
const NAMES = Object.keys(MENUS) as MenuName[];
const MAX_LABEL = 24;

interface Found {
  readonly published: StoredMenus;
  readonly draft: StoredMenus | undefined;
}

/** “Pôr no menu ou tirar”: the link to a page in the site's menus, without a way through the settings. */
export const PageInMenu: DocumentActionComponent = ({ id, published }) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const user = useCurrentUser();
  const toast = useToast();
  const { run, isBusy: isReading } = useLakeTask();
  const { write, isBusy } = useOneTransaction();
  const [found, setFound] = useState<Found>();
  // Studio draws an action's dialog a moment later: what was read is written upon once, however often somebody clicks.
  const written = useRef<Found>(undefined);
  const publishes = mayPublish(user);
  const close = () => setFound(undefined);

  const look = async () => {
    const documents = await client.fetch<StoredMenus[]>(SETTINGS, {}, { perspective: 'raw' });
    const [settings] = storedPairs(documents);
    if (settings?.published) setFound({ published: settings.published, draft: settings.draft });
  };
  const change = async (patchOf: (menus: StoredMenus) => object | undefined, title: string) => {
    if (!found || !user || written.current === found) return;
    written.current = found;
    const mutations = menuMutations(found, patchOf, publishes, { id: user.id, name: user.name });
    const isDone = await write(mutations, async () => {
      toast.push({ status: 'success', title: publishes ? title : 'Fica em rascunho, com o pedido de aprovação' });
    });
    // What was read is old when it could not be written.
    await (isDone ? close() : look());
  };

  return {
    label: 'Pôr no menu ou tirar',
    title: published ? 'O link desta página no menu do site.' : 'Publique a página primeiro.',
    icon: MenuIcon,
    disabled: !published || isReading,
    onHandle: () => void run(look),
    dialog: found && {
      type: 'dialog',
      header: 'Menu do site',
      onClose: close,
      content: (
        <FocusBack>
          {' '}
          <MenuForm
            menus={publishes ? found.published : (found.draft ?? found.published)}
            id={id}
            name={nameOf(published)}
            {...{ publishes, isBusy }}
            onPut={(menu, place, label) => {
              const link = { menu, place, label, id, key: crypto.randomUUID().slice(0, 12) };
              void change((menus) => putting(menus, link), 'O link está no menu do site');
            }}
            onTake={() => void change((menus) => taking(menus, id), 'O link saiu do menu do site')}
          />
        </FocusBack>
      ),
    },
  };
};

function nameOf(document: Parameters<DocumentActionComponent>[0]['published']): string {
  const name = document?.['title'] ?? document?.['fullName'];
  return typeof name === 'string' && name.length <= MAX_LABEL ? name : '';
}

interface MenuFormProps {
  readonly menus: StoredMenus;
  readonly id: string;
  readonly name: string;
  readonly publishes: boolean;
  readonly isBusy: boolean;
  readonly onPut: (menu: MenuName, place: string, label: string) => void;
  readonly onTake: () => void;
}

function MenuForm({ menus, id, name, publishes, isBusy, onPut, onTake }: MenuFormProps) {
  const field = useId();
  const [menu, setMenu] = useState<MenuName>('mainMenu');
  const [label, setLabel] = useState(name);
  const [chosen, setChosen] = useState('');
  const places = placesIn(menus, menu);
  const there = NAMES.flatMap((one) => linksTo(menus, one, id).map((link) => `${MENUS[one].title}: “${link.label}”`));
  const noRoom = isFull(menus, menu);
  // Nobody's link goes without having been named.
  const usual = noRoom ? '' : (places[0]?.value ?? '');
  const place = places.some(({ value }) => value === chosen) ? chosen : usual;
  return (
    <Stack gap={5} data-testid="page-in-menu">
      {there.length > 0 ? (
        <Stack gap={3}>
          <Text size={1}>Esta página já está no {there.join(', e no ')}.</Text>
          <Flex>
            <Button mode="ghost" text="Tirar do menu" disabled={isBusy} onClick={onTake} />
          </Flex>
        </Stack>
      ) : null}
      <Stack gap={3}>
        <Text as="label" htmlFor={`${field}-menu`} size={1} weight="medium">
          Menu
        </Text>
        <Select
          id={`${field}-menu`}
          fontSize={1}
          value={menu}
          onChange={(event) => setMenu(event.currentTarget.value as MenuName)}
        >
          {NAMES.map((one) => (
            <option key={one} value={one}>
              {MENUS[one].title}: {(menus[one] ?? []).filter(({ isUnder }) => !isUnder).length} de {MENUS[one].most}
            </option>
          ))}
        </Select>
        {noRoom ? <Text size={1}>{MENUS[menu].full}</Text> : null}
      </Stack>
      <Stack gap={3}>
        <Text as="label" htmlFor={`${field}-place`} size={1} weight="medium">
          Onde
        </Text>
        <Select
          id={`${field}-place`}
          fontSize={1}
          value={place}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {noRoom ? <option value="">Escolha onde</option> : null}
          {places.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </Stack>
      <Stack gap={3}>
        <Text as="label" htmlFor={`${field}-label`} size={1} weight="medium">
          Texto do link
        </Text>
        <TextInput
          id={`${field}-label`}
          fontSize={1}
          maxLength={MAX_LABEL}
          placeholder="Uma ou duas palavras"
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
      </Stack>
      <Text size={1} muted>
        {publishes
          ? 'Só o menu muda no site, na hora. Nada mais do que está em rascunho nas configurações é publicado.'
          : 'Fica em rascunho nas configurações, com o pedido de aprovação. O site muda depois.'}
      </Text>
      <Flex justify="flex-end">
        <Button
          text={publishes ? 'Pôr no menu' : 'Pedir aprovação'}
          disabled={isBusy || place === '' || label.trim() === ''}
          loading={isBusy}
          onClick={() => onPut(menu, place, label.trim())}
        />
      </Flex>
    </Stack>
  );
}
