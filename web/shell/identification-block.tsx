import { editMark } from '../ui/edit-mark.ts';
import type { Identified } from './content.ts';
import { identificationLines, shownName } from './identification.ts';
import { IdentificationLine } from './identification-line.tsx';

type IdentificationBlockProps = {
  professional: Identified;
  /** False where a heading right above already says the name. */
  withName?: boolean;
};

/**
 * Name, profession and registrations of a professional, as the councils ask. Never free text. Its look is global: one text
 * style for every line, of the size and colour of the text beside it, wherever it stands (CFM manual): no fine print.
 */
export function IdentificationBlock({ professional, withName = true }: IdentificationBlockProps) {
  const lines = identificationLines(professional);
  return (
    <div className="identification" {...editMark(professional.registrations?.[0])}>
      {withName ? <p>{shownName(professional)}</p> : null}
      {lines.map((line) => (
        <p key={line}>
          <IdentificationLine text={line} />
        </p>
      ))}
    </div>
  );
}
