import { Fragment } from 'react';
import { separator } from './identification.ts';

/** What must not be torn apart at the end of a line. */
const WHOLE = /\d|NÃO ESPECIALISTA/;
/** Characters that have room on a line of a small phone. */
const ROOM = 32;
/** A number with the word before it: “nº 00000”, “Psicologia: CRP-18/00000”. */
const NUMBER = /((?:\S+ )?\S*\d\S*)/;

function Part({ text }: { text: string }) {
  if (!WHOLE.test(text)) return text;
  if (text.length <= ROOM) return <span className="whole">{text}</span>;
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
  return text.split(separator).map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? separator : null}
      <Part text={part} />
    </Fragment>
  ));
}
