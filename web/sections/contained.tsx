import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  Suspense,
} from 'react';
import { unstable_rethrow as rethrow } from 'next/navigation';
import { SectionError } from './section-boundary.tsx';

/*
 * React has no error boundary on the server: one component that throws fails the whole pre-render, at build and after
 * a publish, and takes a healthy page down (S3). So sections are rendered here, down to plain elements and client
 * components, where a `try` can be put around them. React then only writes out what is left.
 *
 * A `Suspense` around each section would catch as well, but React writes what is longer than 12 kB behind it as hidden
 * parts that scripts put into place: without script, most sections of a page would not be shown.
 *
 * Limits: what stands inside a `Suspense` of the section is left to React, which streams it, and so are components of
 * `memo`, `lazy` and `forwardRef` (styled ones) but for what is given to them. A client component that throws while it is
 * pre-rendered still fails the page: Next takes it for a fault of the build, inside a `Suspense` too. The contract test of
 * the sections renders every one, so that it does not come that far.
 */

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
    return replace(error);
  }
}

type Render = (props: object, ref?: unknown) => ReactNode | Promise<ReactNode>;

/** How React marks a component that runs in the browser: on the server it is a function that must not be called. */
const CLIENT_REFERENCE = Symbol.for('react.client.reference');

/**
 * Renders server components until only plain elements and client components are left.
 *
 * Throws what the components throw.
 * @returns a promise when one of the components is async
 */
export function renderToElements(node: unknown): ReactNode | Promise<ReactNode> {
  if (Array.isArray(node)) {
    const items = node.map(renderToElements);
    return items.some(isPromise) ? Promise.all(items.map(async (item) => item)) : (items as ReactNode[]);
  }
  if (isPromise(node)) return node.then(renderToElements);
  if (isValidElement<{ children?: unknown }>(node)) return renderElement(node);
  if (isPlainObject(node)) throw new TypeError('An object stands where text belongs.');
  return node as ReactNode;
}

/**
 * Children as arguments of `cloneElement`. An array would be taken for a list that forgot its keys, also one inside
 * another, as `{children}` beside a sibling makes it; real lists have keys and stay what they are.
 */
function argumentsOf(children: ReactNode): ReactNode[] {
  if (!Array.isArray(children)) return [children];
  const items: ReactNode[] = children;
  return items.flatMap((item) => (Array.isArray(item) && !isList(item) ? argumentsOf(item) : [item]));
}

function isList(items: readonly ReactNode[]): boolean {
  return items.some((item) => isValidElement(item) && item.key !== null);
}

function renderElement(element: ReactElement<{ children?: unknown }>): ReactNode | Promise<ReactNode> {
  const render = renderOf(element.type);
  if (render) return keyed(element.key, renderToElements(render(element.props)));
  if (element.type === Suspense) return element;
  const names = Object.keys(element.props);
  // Slots of client components may be any prop; of plain elements only the children are.
  const slots = typeof element.type === 'string' ? ['children'] : names;
  const changed = slots.flatMap((name) => {
    const before: unknown = Reflect.get(element.props, name);
    if (!(name === 'children' ? typeof before === 'object' : holdsElements(before))) return [];
    return [[name, renderToElements(before)] as const];
  });
  if (changed.length === 0) return element;
  const withSlots = (values: readonly (readonly [string, ReactNode])[]) => {
    const { children, ...others } = Object.fromEntries(values);
    return children === undefined
      ? cloneElement(element, others)
      : cloneElement(element, others, ...argumentsOf(children));
  };
  if (!changed.some(([, value]) => isPromise(value))) return withSlots(changed as [string, ReactNode][]);
  return Promise.all(changed.map(async ([name, value]) => [name, await value] as const)).then(withSlots);
}

/** The function of a server component; undefined for everything else. */
function renderOf(type: unknown): Render | undefined {
  if (typeof type !== 'function' || Reflect.get(type, '$$typeof') === CLIENT_REFERENCE) return undefined;
  return type as Render;
}

/** A component's key stays with what it rendered. */
function keyed(key: string | null, rendered: ReactNode | Promise<ReactNode>): ReactNode | Promise<ReactNode> {
  if (key === null) return rendered;
  if (isPromise(rendered)) return rendered.then((node) => createElement(Fragment, { key }, node));
  return createElement(Fragment, { key }, rendered);
}

function holdsElements(value: unknown): boolean {
  return isValidElement(value) || isPromise(value) || (Array.isArray(value) && value.some(holdsElements));
}

/** React refuses to show these, but only when the page is written out: too late for one section. */
function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isPromise(value: unknown): value is Promise<ReactNode> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'then') === 'function';
}
