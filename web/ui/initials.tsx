const particles = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'dr.', 'dra.', 'dr', 'dra']);

/** Invisible characters: a preview's note of where a name is edited (stega). Some of them count as space. */
const NOTE = /[\u200B-\u200D\u2060-\u2064\uFEFF]/gu;

/** First and last initial of a Brazilian name, without titles and particles: "Ana Exemplo da Silva" → "AS". */
export function initialsOf(name: string | null): string {
  const words = (name ?? '')
    .replace(NOTE, '')
    .split(/\s+/)
    .filter((word) => word && !particles.has(word.toLocaleLowerCase('pt-BR')));
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words.slice(0, 1);
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('pt-BR') ?? '').join('');
}

/** Initials over two discs, in the colour of what stands around them. */
export function InitialsDrawing({ letters }: { letters: string }) {
  return (
    <svg viewBox="0 0 100 100" fill="currentColor">
      <circle cx="100" cy="100" r="62" opacity="0.14" />
      <circle cx="0" cy="0" r="30" opacity="0.14" />
      <text x="50" y="50" dy="0.35em" textAnchor="middle" fontSize="34">
        {letters}
      </text>
    </svg>
  );
}
