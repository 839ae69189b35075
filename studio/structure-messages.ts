import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

import { MESSAGE_STATES } from '../schemas/index.ts';
import { icons } from './icons.tsx';
import { documentsOf } from './structure-items.ts';

/** The site writes messages under these ids; a document of the type with another id did not come from a visitor. Requests have a board. */
const FILTER = '_type == "message" && _id in path("messages.*") && !defined(number)';

const TITLES: Readonly<Record<string, string>> = {
  novo: 'Novas',
  lido: 'Lidas',
  respondido: 'Respondidas',
  spam: 'Spam',
};

/** What visitors wrote, newest first, by what has been done about it. Nobody writes a message here. */
export function messages(S: StructureBuilder): ListItemBuilder {
  const list = (id: string, title: string, condition: string, params: Record<string, string>) =>
    S.listItem()
      .id(id)
      .title(title)
      .schemaType('message')
      .child(
        S.documentList()
          .id(id)
          .title(title)
          .schemaType('message')
          .apiVersion('2025-02-19')
          .filter(`${FILTER}${condition}`)
          .params(params)
          .defaultOrdering([{ field: 'receivedAt', direction: 'desc' }])
          .canHandleIntent((intent, { type }) => intent === 'edit' && type === 'message')
          // Last: every call behind it would give the list a button to make messages again.
          .initialValueTemplates([]),
      );
  return S.listItem()
    .id('messages')
    .title('Mensagens')
    .icon(icons.messages)
    .child(
      S.list()
        .id('messages')
        .title('Mensagens')
        .items([
          ...MESSAGE_STATES.map(({ value, title }) =>
            list(value, TITLES[value] ?? title, ' && state == $state', { state: value }),
          ),
          S.divider(),
          list('all-messages', 'Todas', '', {}),
          S.divider(),
          documentsOf(S, 'preparedAnswer', 'Respostas prontas', { field: 'title', direction: 'asc' }),
        ]),
    );
}
