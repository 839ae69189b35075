import { definePlugin, type DocumentBadgeComponent, type InputProps, type LayoutProps } from 'sanity';

import { useSoundOfNewMessages } from './new-message-sound.ts';

/** A message needs no Publish. Studio's own badge says so in red, as if something were wrong. */
const savedWhileTyping: DocumentBadgeComponent = () => ({ label: 'Salva ao digitar', color: 'primary' });

/** Studio's header says “Publicado” of what a patient wrote, because nobody has to publish it. */
const NO_STATUS = `
  [data-testid='document-pane']:has([data-message]) [data-testid='document-perspective-list'] { visibility: hidden; }
`;

function MessageForm(props: InputProps) {
  if (props.id !== 'root' || props.schemaType.name !== 'message') return props.renderDefault(props);
  return (
    <div data-message="">
      <style>{NO_STATUS}</style>
      {props.renderDefault(props)}
    </div>
  );
}

function Layout(props: LayoutProps) {
  useSoundOfNewMessages();
  return props.renderDefault(props);
}

/** What visitors wrote is neither published nor a draft; a new message is heard where somebody wants it. */
export const messageForm = definePlugin({
  name: 'message-form',
  document: {
    badges: (badges, { schemaType }) => (schemaType === 'message' ? [savedWhileTyping] : badges),
  },
  form: { components: { input: MessageForm } },
  studio: { components: { layout: Layout } },
});
