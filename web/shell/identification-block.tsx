import { Fragment } from 'react';
import { editMark } from '../ui/edit-mark.ts';
import type { Identified } from './content.ts';
import { identificationLines, separator, shownName } from './identification.ts';

/** What must not be torn apart at the end of a line. */
const WHOLE = /\d|NÃO ESPECIALISTA/;

/** A line that may break between its parts, but never inside a registration: "CRM-MT" and its number stay together. */
export function IdentificationLine({ text }: { text: string }) {
  return text.split(separator).map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? separator : null}
      {WHOLE.test(part) ? <span className="whole">{part}</span> : part}
    </Fragment>
  ));
}

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
