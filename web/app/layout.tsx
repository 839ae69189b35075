import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { getSettings } from '#web/content/documents.ts';
import { clinicNode, siteNode } from '#web/seo/json-ld/clinic.ts';
import { JsonLd } from '#web/seo/json-ld/json-ld.tsx';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { ContactBar } from '#web/shell/contact-bar.tsx';
import { PageFont } from '#web/shell/page-font.tsx';
import { SiteHeader } from '#web/shell/site-header.tsx';
import { FetchStatus, ShellBehaviour } from '#web/shell/islands.tsx';
import { SiteFooter } from '#web/shell/site-footer.tsx';
import { themeScript } from '#web/shell/inline-code.ts';
import { siteLook } from '#web/shell/site-look.ts';
import { AwakeStyle } from '#web/ui/awake-style.tsx';
import { GlobalStyle } from '#web/ui/global-style.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const { data: settings } = await getSettings();
  // No address: what stands in place of a page is not the page, and would be taken for it.
  return pageMetadata(settings, {});
}

/** Seconds. A publish makes the pages that it changes anew (web/cache/page-cache.ts); this is for what nobody thought of. */
export const revalidate = 86400;

export async function generateViewport(): Promise<Viewport> {
  const { brand, palette } = siteLook((await getSettings()).data);
  const at = (theme: 'light' | 'dark', color: string) => ({ media: `(prefers-color-scheme: ${theme})`, color });
  return {
    width: 'device-width',
    initialScale: 1,
    colorScheme: 'light dark',
    // What surrounds a page in a browser keeps the device's colours until the clinic has one.
    ...(brand && { themeColor: [at('light', brand), at('dark', palette.tone.dark.branco.ground)] }),
  };
}

/** No anchor that staff can give to a section. HTML Living Standard, 4.6.8.9; browsers without it paint as they like. */
const HEADER_END = 'header_end';

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { data: settings } = await getSettings();
  const look = siteLook(settings);
  return (
    // The theme script sets an attribute before React looks.
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        {/* Before the first paint, which waits for the header: it would else be painted in the middle of a line, and move. */}
        <link rel="expect" href={`#${HEADER_END}`} blocking="render" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <PageFont font={look.font} />
      </head>
      <body>
        <GlobalStyle look={look} />
        <SkipLink />
        {settings ? <SiteHeader settings={settings} /> : null}
        <span id={HEADER_END} hidden />
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
        {settings ? <SiteFooter settings={settings} /> : null}
        {settings ? <ContactBar settings={settings} /> : null}
        <ShellBehaviour style={<AwakeStyle />} />
        <FetchStatus />
        {settings ? <JsonLd settings={settings} nodes={[clinicNode(settings), siteNode(settings)]} /> : null}
      </body>
    </html>
  );
}
