import { Fragment } from 'react';
import { separator } from './identification.ts';

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
