import { Dotted } from '#web/ui/dotted.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import type { Identified } from '../../content.ts';
import { identificationLines, separator, shownName } from './identification.ts';

/** What must not be torn apart at the end of a line. */
const WHOLE = /\d|NÃO ESPECIALISTA/;
/** Characters that have room on a line of a small phone. */
const MAX_LINE_LETTERS = 32;
/** A number with the word before it: “nº 00000”, “Psicologia: CRP-18/00000”. */
const NUMBER = /((?:\S+ )?\S*\d\S*)/;

function Part({ text }: { text: string }) {
  if (!WHOLE.test(text)) return text;
  if (text.length <= MAX_LINE_LETTERS) return <span className="whole">{text}</span>;
  return text.split(NUMBER).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={piece} className="whole">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** A line that may break between its parts, but never inside a registration: "CRM-MT" and its number stay together. */
export function IdentificationLine({ text }: { text: string }) {
  return (
    <Dotted
      parts={text.split(separator).map((part) => (
        <Part key={part} text={part} />
      ))}
    />
  );
}

type IdentificationBlockProps = {
  professional: Identified;
  /** False where a heading right above already says the name. */
  withName?: boolean;
  /** Where the name leads. */
  href?: string | undefined;
};

/**
 * Name, profession and registrations of a professional, as the councils ask. Never free text. Its look is global: one text
 * style for every line, of the size and colour of the text beside it, wherever it stands (CFM manual): no fine print.
 */
export function IdentificationBlock({ professional, withName = true, href }: IdentificationBlockProps) {
  const lines = identificationLines(professional);
  const name = shownName(professional);
  return (
    <div className="identification" {...editMark(professional.registrations?.[0])}>
      {withName ? <p>{href ? <SmartLink href={href}>{name}</SmartLink> : name}</p> : null}
      {lines.map((line) => (
        <p key={line}>
          <IdentificationLine text={line} />
        </p>
      ))}
    </div>
  );
}
