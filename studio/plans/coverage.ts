/** One tick of a plan: who or what accepts it here. */
export interface Tick {
  readonly _key: string;
  readonly target?: { readonly _ref?: string };
  readonly note?: string;
}

/** Somebody or something that may accept a plan. */
export interface Row {
  readonly _id: string;
  readonly _type: string;
  readonly title: string | null;
  /** Of a person. */
  readonly status?: string | null;
}

export interface MatrixGroup {
  readonly title: string;
  readonly rows: readonly (Row & { readonly tick?: Tick })[];
}

const GROUPS = [
  ['professional', 'Profissionais'],
  ['service', 'Serviços'],
  ['exam', 'Exames'],
] as const;

/** The last group has ticks whose document is not published any more, so that they can be taken away. */
export function matrixOf(rows: readonly Row[], ticks: readonly Tick[]): readonly MatrixGroup[] {
  const tickOf = new Map(ticks.map((tick) => [tick.target?._ref, tick]));
  const known = new Set<string | undefined>(rows.map(({ _id }) => _id));
  const groups = GROUPS.map(([type, title]) => ({
    title,
    rows: rows
      .filter((row) => row._type === type && (row.status !== 'ex-membro' || tickOf.has(row._id)))
      .map((row) => {
        const tick = tickOf.get(row._id);
        return tick ? { ...row, tick } : row;
      }),
  }));
  const gone = ticks
    .filter(({ target }) => !known.has(target?._ref))
    .map((tick) => ({ _id: tick.target?._ref ?? tick._key, _type: '', title: null, tick }));
  return [...groups, { title: 'Não publicados', rows: gone }].filter((group) => group.rows.length > 0);
}

/** What is stored for a new tick. The key is the target's id, so that two people who tick the same make one. */
export function tickFor(id: string) {
  return { _key: id, _type: 'coverage', target: { _type: 'reference', _ref: id } };
}
