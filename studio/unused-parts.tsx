import { definePlugin, type LayoutProps } from 'sanity';

/**
 * With one workspace its menu leads nowhere; on a phone it pushes the button for new documents under the list of versions. The
 * documentation of releases is English, and for developers; Ajuda has what staff need.
 */
const HIDDEN = `
  @media (max-width: 599px) { [data-testid='studio-navbar'] #workspace-menu { display: none; } }
  a[href='https://www.sanity.io/docs/content-releases'] { display: none; }
`;

function Layout(props: LayoutProps) {
  return (
    <>
      <style>{HIDDEN}</style>
      {props.renderDefault(props)}
    </>
  );
}

/** Parts of Studio that lead nobody here anywhere are not shown. */
export const unusedParts = definePlugin({ name: 'unused-parts', studio: { components: { layout: Layout } } });
