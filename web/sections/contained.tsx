import type { ReactNode } from 'react';
import { unstable_rethrow as rethrow } from 'next/navigation';
import { isPromise, renderToElements } from './contain.ts';
import { SectionError } from './section-error.tsx';

interface ContainedProps {
  /** Names the section in the log. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders server components; one that throws is replaced by a notice with a retry, and the page goes on. */
export function Contained({ name, children }: ContainedProps): ReactNode | Promise<ReactNode> {
  const replace = (error: unknown): ReactNode => {
    // `notFound()` and the like are meant for the page.
    rethrow(error);
    console.error(`The section ${name} failed; the rest of the page is served.`, error);
    return <SectionError />;
  };
  try {
    const rendered = renderToElements(children);
    return isPromise(rendered) ? rendered.catch(replace) : rendered;
  } catch (error) {
    if (isPromise(error)) throw error;
    return replace(error);
  }
}
