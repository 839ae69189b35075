import { useEditor } from '@portabletext/editor';
import { useEffect } from 'react';
import {
  definePlugin,
  getPublishedId,
  getVersionFromId,
  type InputProps,
  type LayoutProps,
  type PortableTextPluginsProps,
  useDocumentStore,
  useFormValue,
} from 'sanity';

/** Who still has something that was typed and is not stored: documents, and texts that hand it on when somebody pauses. */
const holders = new Set<object>();

function Layout(props: LayoutProps) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holders.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return props.renderDefault(props);
}

function hold(holder: object, isHeld: boolean): void {
  if (isHeld) holders.add(holder);
  else holders.delete(holder);
}

function Input(props: InputProps) {
  return props.id === 'root' ? <Form {...props} /> : props.renderDefault(props);
}

function Form(props: InputProps) {
  const { pair } = useDocumentStore();
  const id = String(useFormValue(['_id']));
  const type = props.schemaType.name;

  useEffect(() => {
    const holder = {};
    let isOpen = true;
    const stored = pair.consistencyStatus(getPublishedId(id), type, getVersionFromId(id)).subscribe((isStored) => {
      hold(holder, !isStored);
      if (isStored && !isOpen) stored.unsubscribe();
    });
    return () => {
      isOpen = false;
      // Studio goes on storing when another document is opened.
      if (!holders.has(holder)) stored.unsubscribe();
    };
  }, [id, pair, type]);

  return props.renderDefault(props);
}

function Text(props: PortableTextPluginsProps) {
  const editor = useEditor();

  useEffect(() => {
    const holder = {};
    const events = [editor.on('patch', () => hold(holder, true)), editor.on('mutation', () => hold(holder, false))];
    return () => {
      for (const event of events) event.unsubscribe();
      hold(holder, false);
    };
  }, [editor]);

  return props.renderDefault(props);
}

/** Asks before the window is closed while something that was typed is not stored: Studio stores it up to a second later. */
export const unsaved = definePlugin({
  name: 'unsaved',
  studio: { components: { layout: Layout } },
  form: { components: { input: Input, portableText: { plugins: Text } } },
});
