const reported = new Set<string>();

/** Says once per type in the log that a section was left out. */
export function reportUnknownSection(type: string): void {
  if (reported.has(type)) return;
  reported.add(type);
  console.warn(`Unknown section type "${type}": the content is newer than this build. It is left out.`);
}

/** For staff in the preview only; visitors see nothing in its place (S2). */
export function UnknownSection({ type }: { type: string }) {
  return (
    <div className="section-error" role="note">
      <p>
        Esta seção (“{type}”) não é conhecida por esta versão do site. Os visitantes não a veem; o resto da página
        continua no ar.
      </p>
    </div>
  );
}
