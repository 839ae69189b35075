import { useEffect, useRef, useState } from 'react';
import { type SanityDocument, useClient, useWorkspace, validateDocument } from 'sanity';

/** What one published document has against it. */
export interface BrokenRule {
  readonly id: string;
  readonly type: string;
  readonly rev: string;
  readonly title: string;
  readonly level: 'error' | 'warning';
  readonly message: string;
  /** How many more there are in the same document. */
  readonly more: number;
}

const PUBLISHED = `*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]`;

/** A clinic has some hundreds of documents; the newest are the ones somebody can still remember. */
const LIMIT = 500;

type Checked = ReadonlyMap<string, { readonly rev: string; readonly problem: BrokenRule | undefined }>;

/**
 * The published documents that Studio's own validation objects to: what came in by API, or was right before a rule or a date
 * changed. Each revision is judged once; rules that look at other documents are asked again when their own changes.
 * Undefined until the first round is over.
 */
export function useBrokenRules(types: readonly string[], version: number): readonly BrokenRule[] | undefined {
  const workspace = useWorkspace();
  const client = useClient({ apiVersion: '2025-02-19' });
  const known = useRef<Checked>(new Map());
  const [problems, setProblems] = useState<readonly BrokenRule[]>();

  useEffect(() => {
    if (version === 0) return;
    const abort = new AbortController();
    const check = async () => {
      const query = `${PUBLISHED} | order(_updatedAt desc) [0...${LIMIT}]`;
      const options = { perspective: 'raw', signal: abort.signal } as const;
      const documents = await client.fetch<SanityDocument[]>(query, { types }, options);
      const ids = new Set(documents.map(({ _id }) => _id));
      const checked = new Map<string, { rev: string; problem: BrokenRule | undefined }>();
      for (const document of documents) {
        if (abort.signal.aborted) return;
        const before = known.current.get(document._id);
        const judged = before?.rev === document._rev ? before : undefined;
        checked.set(document._id, judged ?? { rev: document._rev ?? '', problem: await worstOf(document, ids) });
      }
      known.current = checked;
      setProblems([...checked.values()].flatMap(({ problem }) => problem ?? []).toSorted(errorsFirst));
    };
    const worstOf = async (document: SanityDocument, ids: ReadonlySet<string>) => {
      const markers = await validateDocument({
        document,
        workspace,
        getDocumentExists: async ({ id }) => ids.has(id) || (await client.getDocument(id)) !== undefined,
      });
      const found = markers.filter(({ level }) => level !== 'info');
      const worst = found.find(({ level }) => level === 'error') ?? found[0];
      return worst && describe(document, worst, found.length - 1);
    };
    // A check that failed is made again with the next change; the panel keeps what it knew.
    check().catch(() => undefined);
    return () => abort.abort();
  }, [client, types, version, workspace]);

  return problems;
}

interface Marker {
  readonly level: string;
  readonly message: string;
}

function describe(document: SanityDocument, { level, message }: Marker, more: number): BrokenRule {
  const named = ['title', 'name', 'fullName', 'label', 'question', 'tradeName', 'from', 'quote'].map(
    (field) => document[field],
  );
  return {
    id: document._id,
    type: document._type,
    rev: document._rev ?? '',
    title: named.find((name) => typeof name === 'string') ?? document._id,
    level: level === 'error' ? 'error' : 'warning',
    message,
    more,
  };
}

function errorsFirst(one: BrokenRule, other: BrokenRule): number {
  return Number(other.level === 'error') - Number(one.level === 'error') || one.title.localeCompare(other.title);
}
