import { Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useMemo, useState } from 'react';

import type { KnownPaths } from '../../schemas/index.ts';
import { counted } from '../change-dialog.tsx';
import { FileButton } from '../file-button.tsx';
import { useKept } from '../use-kept.ts';
import { type OldPage, pagesOfExport, UnreadableSite } from './old-pages.ts';
import { OldPagesTable } from './old-pages-table.tsx';
import { type Choice, proposalsFor } from './proposal.ts';
import type { Known } from './redirect-list.ts';
import { useBring } from './use-bring.ts';
import { pagesOfSitemap, useOldSite } from './use-old-site.ts';

interface OldSiteFormProps {
  readonly known: Known;
  readonly paths: KnownPaths;
  /** Takes two columns over into the list of links. */
  readonly onLinks: (lines: readonly string[]) => void;
  /** Reads what the site knows again. */
  readonly onBrought: () => Promise<void>;
}

/** Reads the old site, and proposes for each of its pages what becomes of it. Nothing of it is published here. */
export function OldSiteForm({ known, paths, onLinks, onBrought }: OldSiteFormProps) {
  const site = useOldSite();
  const [address, setAddress] = useState('');
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [pages, setPages] = useKept<readonly OldPage[]>('clinica-old-site-pages', []);
  const [chosen, setChosen] = useKept<Readonly<Record<string, Choice>>>('clinica-old-site-chosen', {});
  const [topic, setTopic] = useState(known.topics[0]?._id ?? '');
  const { bring, results, left, stop, forget } = useBring(topic);
  const read = async (pagesOf: () => Promise<readonly OldPage[]>) => {
    setReading(true);
    setProblem(undefined);
    try {
      const found = await pagesOf();
      setPages(found.filter(({ url }) => new URL(url).pathname !== '/' || new URL(url).search !== ''));
      setChosen({});
      forget();
    } catch (error) {
      setProblem(error instanceof UnreadableSite ? error.message : 'Não foi possível ler. Confira a conexão.');
    } finally {
      setReading(false);
    }
  };
  const sitemap = /^https?:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
  const proposals = useMemo(() => proposalsFor(pages, known, paths), [pages, known, paths]);
  const rows = proposals.map((row) => ({ ...row, choice: chosen[row.page.url] ?? row.choice }));
  const links = rows.flatMap(({ from, choice }) =>
    choice.action === 'redirect' && choice.to ? [`${from}\t${choice.to}`] : [],
  );
  const wanted = rows.flatMap(({ page, choice: { action } }) =>
    (action === 'page' || action === 'post') && !['brought', 'there'].includes(results[page.url]?.state ?? '')
      ? [{ page, type: action }]
      : [],
  );
  const lacksTopic = topic === '' && wanted.some(({ type }) => type === 'post');

  return (
    <Stack gap={4}>
      <Text size={1} muted>
        O site antigo pode vir por inteiro: cada página ganha uma proposta. O que vem fica em rascunho.
      </Text>
      <Flex gap={2} wrap="wrap">
        <Card flex={1} style={{ minWidth: '16rem' }}>
          <TextInput
            aria-label="Mapa do site antigo"
            placeholder="www.site-antigo.com.br/sitemap.xml"
            inputMode="url"
            fontSize={1}
            padding={3}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        </Card>
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Ler mapa do site"
          disabled={address.trim() === '' || isReading}
          loading={isReading}
          onClick={() => void read(() => pagesOfSitemap(sitemap, site))}
        />
        <FileButton
          text="Ler exportação do WordPress"
          accept=".xml,text/xml,application/xml"
          onPick={(file) => void read(async () => pagesOfExport(await file.text()))}
        />
      </Flex>
      {problem === undefined ? null : (
        <Card padding={3} radius={2} border tone="critical" role="alert">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
      {rows.length > 0 ? (
        <>
          <Flex gap={2} align="center" wrap="wrap">
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text={counted(links.length, 'Pôr 1 link na lista', 'Pôr # links na lista')}
              disabled={links.length === 0}
              onClick={() => onLinks(links)}
            />
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text={counted(wanted.length, 'Trazer 1 rascunho', 'Trazer # rascunhos')}
              disabled={wanted.length === 0 || left > 0 || lacksTopic}
              onClick={() => void bring(wanted).then(onBrought)}
            />
            {left > 0 ? (
              <>
                <Text as="output" size={1}>
                  {counted(left, 'Falta 1', 'Faltam #')}
                </Text>
                <Button mode="bleed" fontSize={1} padding={3} text="Parar" onClick={stop} />
              </>
            ) : null}
            {wanted.some(({ type }) => type === 'post') ? (
              <Flex as="label" gap={2} align="center">
                <Text size={1} style={{ whiteSpace: 'nowrap' }}>
                  Tema dos artigos
                </Text>
                <Select
                  fontSize={1}
                  padding={3}
                  value={topic}
                  onChange={(event) => setTopic(event.currentTarget.value)}
                >
                  {known.topics.map(({ _id, title }) => (
                    <option key={_id} value={_id}>
                      {title}
                    </option>
                  ))}
                </Select>
              </Flex>
            ) : null}
          </Flex>
          {lacksTopic ? <Text size={1}>Crie um tema de saúde antes: o artigo aparece nele.</Text> : null}
          <OldPagesTable
            {...{ rows, results, paths }}
            onChoose={(url, choice) => setChosen((all) => ({ ...all, [url]: choice }))}
          />
        </>
      ) : null}
    </Stack>
  );
}
