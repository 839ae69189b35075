import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  Suspense,
} from 'react';

/*
 * React has no error boundary on the server: one component that throws fails the whole pre-render, at build and after
 * a publish, and takes a healthy page down (S3). So sections are rendered here, down to plain elements and client
 * components, where a `try` can be put around them. React then only writes out what is left.
 *
 * Limits: what stands inside a `Suspense` of the section is left to React, which streams it. A client component that
 * throws while it is pre-rendered still fails the page: Next takes it for a fault of the build, inside a `Suspense`
 * too. The contract test of the sections renders every one, so that it does not come that far.
 */

type Render = (props: object, ref?: unknown) => ReactNode | Promise<ReactNode>;

const FORWARD_REF = Symbol.for('react.forward_ref');
const MEMO = Symbol.for('react.memo');
const LAZY = Symbol.for('react.lazy');
const CLIENT_REFERENCE = Symbol.for('react.client.reference');

/**
 * Renders server components until only plain elements and client components are left.
 *
 * Throws what the components throw, a promise included: that is how a lazy component says "not loaded yet", and React
 * calls again when it is.
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

/** The function that renders a server component of any make; undefined for everything else. */
function renderOf(type: unknown): Render | undefined {
  if (typeof type === 'function') {
    return Reflect.get(type, '$$typeof') === CLIENT_REFERENCE ? undefined : (type as Render);
  }
  if (typeof type !== 'object' || type === null) return undefined;
  switch (Reflect.get(type, '$$typeof')) {
    case FORWARD_REF:
      return Reflect.get(type, 'render') as Render;
    case MEMO:
      return renderOf(Reflect.get(type, 'type'));
    case LAZY: {
      const load = Reflect.get(type, '_init') as (payload: unknown) => unknown;
      const loaded = load(Reflect.get(type, '_payload'));
      return renderOf(loaded) ?? ((props) => createElement(loaded as string, props));
    }
    default:
      return undefined;
  }
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

export function isPromise(value: unknown): value is Promise<ReactNode> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'then') === 'function';
}
