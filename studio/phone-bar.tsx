import { definePlugin, type LayoutProps } from 'sanity';

/** With one workspace its menu leads nowhere; on a phone it pushes the button for new documents under the list of versions. */
const ROOM = `
  @media (max-width: 599px) { [data-testid='studio-navbar'] #workspace-menu { display: none; } }
`;

function Layout(props: LayoutProps) {
  return (
    <>
      <style>{ROOM}</style>
      {props.renderDefault(props)}
    </>
  );
}

/** Room in Studio's bar on a phone. */
export const phoneBar = definePlugin({ name: 'phone-bar', studio: { components: { layout: Layout } } });
