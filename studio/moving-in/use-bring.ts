import { useRef, useState } from 'react';
import { type SanityClient, useClient } from 'sanity';

import { counted } from '../change-dialog.tsx';
import { useKept } from '../use-kept.ts';
import { whyRefused } from '../why-refused.ts';
import { importedId, pageDraft, picturesOf, postDraft } from './draft-of.ts';
import { type OldPage, pageOfHtml, UnreadableSite } from './old-pages.ts';
import { piecesOf } from './old-text.ts';
import { type OldSite, useOldSite } from './use-old-site.ts';

/** A page that is to come along as a draft. */
export interface Wanted {
  readonly page: OldPage;
  readonly type: 'page' | 'post';
}

/** What became of one. */
interface Brought {
  readonly state: 'brought' | 'there' | 'failed';
  readonly type: Wanted['type'];
  readonly note?: string;
}

export type Results = Readonly<Record<string, Brought>>;

/** Makes drafts of old pages, one after the other. What fails is said, and the rest goes on. */
export function useBring(topic: string) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const site = useOldSite();
  const [results, setResults] = useKept<Results>('clinica-old-site-results', {});
  const [left, setLeft] = useState(0);
  const isStopped = useRef(false);
  const bring = async (wanted: readonly Wanted[]) => {
    isStopped.current = false;
    for (const [index, one] of wanted.entries()) {
      if (isStopped.current) break;
      setLeft(wanted.length - index);
      const result = await bringOne(one, { client, site, topic }).catch((error: unknown) => failed(one.type, error));
      setResults((known) => ({ ...known, [one.page.url]: result }));
    }
    setLeft(0);
  };
  return { bring, results, left, stop: () => (isStopped.current = true), forget: () => setResults({}) };
}

function failed(type: Wanted['type'], error: unknown): Brought {
  const note = error instanceof UnreadableSite ? error.message : `Não foi gravado. ${whyRefused(error)}`;
  return { state: 'failed', type, note };
}

interface Means {
  readonly client: SanityClient;
  readonly site: OldSite;
  readonly topic: string;
}

const MOST_PICTURES = 30;

async function bringOne({ page: listed, type }: Wanted, { client, site, topic }: Means): Promise<Brought> {
  const id = importedId(listed.url);
  const ids = [id, `drafts.${id}`];
  const there = await client.fetch<number>('count(*[_id in $ids])', { ids }, { perspective: 'raw' });
  if (there > 0) return { state: 'there', type, note: 'Já veio antes: nada mudou.' };
  const page =
    listed.html === undefined ? { ...listed, ...pageOfHtml(listed.url, await site.textAt(listed.url)) } : listed;
  const pieces = piecesOf(page.html ?? '', page.url);
  if (pieces.length === 0) throw new UnreadableSite('Não há texto nesta página.');
  const pictures = picturesOf(page, pieces).slice(0, MOST_PICTURES);
  const uploaded = new Map<string, string>();
  for (const address of pictures) {
    const asset = await upload(address, client, site).catch(() => undefined);
    if (asset !== undefined) uploaded.set(address, asset);
  }
  const draft = type === 'post' ? postDraft(page, pieces, uploaded, topic) : pageDraft(page, pieces, uploaded);
  await client.createIfNotExists(draft);
  const missing = picturesOf(page, pieces).length - uploaded.size;
  const others = type === 'post' ? uploaded.size - 1 : 0;
  const notes = [
    missing > 0 && counted(missing, '1 imagem não veio.', '# imagens não vieram.'),
    others > 0 && counted(others, '1 imagem ficou em Arquivos.', '# imagens ficaram em Arquivos.'),
  ].filter((note) => note !== false);
  return { state: 'brought', type, ...(notes.length > 0 && { note: notes.join(' ') }) };
}

/** @returns the id of the picture's document; of the same picture it is the same */
async function upload(address: string, client: SanityClient, site: OldSite): Promise<string> {
  const filename = new URL(address).pathname.split('/').at(-1) || 'imagem';
  const { _id } = await client.assets.upload('image', await site.pictureAt(address), { filename });
  return _id;
}
