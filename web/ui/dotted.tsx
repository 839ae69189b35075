import { Fragment, type ReactNode } from 'react';

/** Its look is global. At the end of a line it is not to be seen: there the end itself divides. */
function Dot() {
  return (
    <span className="dot">
      <span> ·</span>{' '}
    </span>
  );
}

/** Facts of one line, with a point between them. */
export function Dotted({ parts }: { readonly parts: readonly ReactNode[] }) {
  return parts.map((part, index) => (
    // The list never changes its order.
    <Fragment key={index}>
      {index > 0 ? <Dot /> : null}
      {part}
    </Fragment>
  ));
}
