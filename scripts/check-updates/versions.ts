/** What is read of a `package.json`. */
export interface Manifest {
  readonly [key: string]: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

const GROUPS = ['dependencies', 'devDependencies', 'overrides'] as const;

/** The manifest with these versions in place of those it names, exact or with the mark they had (`^`, `~`). */
export function withVersions(manifest: Manifest, versions: ReadonlyMap<string, string>): Manifest {
  const changed = GROUPS.flatMap((group) => {
    const named = manifest[group];
    if (!named) return [];
    const updated = Object.entries(named).map(([name, range]) => {
      const version = versions.get(name);
      return [name, version === undefined ? range : (/^[\^~]?/.exec(range)?.[0] ?? '') + version];
    });
    return [[group, Object.fromEntries(updated)]];
  });
  return { ...manifest, ...Object.fromEntries(changed) };
}
