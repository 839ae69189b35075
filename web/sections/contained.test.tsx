/** @jest-environment node */
import { forwardRef, lazy, memo, type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { styled } from 'styled-components';
import { renderToElements } from './contained.tsx';

function Name({ children }: { children?: ReactNode }) {
  return <b>{children}</b>;
}

function Broken(): never {
  throw new Error('broken');
}

const Box = styled.div`
  color: red;
`;

async function Slow() {
  await Promise.resolve();
  return <Name>slow</Name>;
}

/** The one that React on the server would see as a component of the browser. */
const Island = Object.assign(({ children }: { children?: ReactNode }) => <nav>{children}</nav>, {
  $$typeof: Symbol.for('react.client.reference'),
});

async function markup(node: ReactNode): Promise<string> {
  return renderToStaticMarkup(await renderToElements(node));
}

it.each<[string, ReactNode]>([
  ['text', 'a'],
  ['nothing', null],
  ['components in elements', <p key="p">a {<Name>b</Name>} c</p>],
  [
    'a single child',
    <p key="p">
      <Name>b</Name>
    </p>,
  ],
  [
    'lists with keys',
    <ul key="u">
      {['a', 'b'].map((text) => (
        <Name key={text}>{text}</Name>
      ))}
    </ul>,
  ],
  [
    'fragments',
    <>
      <Name>a</Name>b
    </>,
  ],
  ['props other than children', <input key="i" type="checkbox" defaultChecked aria-label="x" />],
])('renders %s as React does', async (_title, node) => {
  await expect(markup(node)).resolves.toBe(renderToStaticMarkup(node));
});

it('renders forwarded, memoised and styled components', async () => {
  const Forwarded = forwardRef<HTMLElement, { children?: ReactNode }>(({ children }, ref) => (
    <i ref={ref}>{children}</i>
  ));
  const Memoised = memo(Name);
  // Outside of React's server build styled-components reads a context, which only a component may.
  function Host() {
    return renderToElements(
      <Box id="box">
        <Forwarded>a</Forwarded>
        <Memoised>b</Memoised>
      </Box>,
    );
  }
  const html = renderToStaticMarkup(<Host />);
  expect(html).toMatch(/^<div id="box" class="[^"]+"><i>a<\/i><b>b<\/b><\/div>$/);
});

it('waits for async components', async () => {
  await expect(markup(<p>a {<Slow />}</p>)).resolves.toBe('<p>a <b>slow</b></p>');
});

it('leaves a lazy component to React, and renders what it is given', () => {
  const Lazy = lazy(async () => ({ default: Name }));
  const node = renderToElements(
    <Lazy>
      <Name>late</Name>
    </Lazy>,
  );
  expect(node).toMatchObject({ type: Lazy, props: { children: { type: 'b', props: { children: 'late' } } } });
});

it('renders what a client component is given, and leaves the component itself to React', () => {
  const node = renderToElements(
    <Island>
      <Name>a</Name>
    </Island>,
  );
  expect(node).toMatchObject({ type: Island, props: { children: { type: 'b', props: { children: 'a' } } } });
});

it('leaves what stands inside a Suspense to React', () => {
  const node = (
    <Suspense fallback="…">
      <Broken />
    </Suspense>
  );
  expect(renderToElements(node)).toBe(node);
});

it.each<[string, ReactNode]>([
  ['at the top', <Broken key="b" />],
  [
    'deep inside',
    <p key="p">
      <Name>
        <Broken />
      </Name>
    </p>,
  ],
  [
    'in the slot of a client component',
    <Island key="i">
      <Broken />
    </Island>,
  ],
])('throws what a component throws, %s', (_title, node) => {
  expect(() => renderToElements(node)).toThrow('broken');
});

it('does not let an object pass where text belongs', () => {
  const title: unknown = { pt: 'Equipe' };
  expect(() => renderToElements(<h2>{title as string}</h2>)).toThrow('where text belongs');
});

it('rejects with what an async component throws', async () => {
  async function Late(): Promise<ReactNode> {
    await Promise.resolve();
    throw new Error('late');
  }
  await expect(renderToElements(<p>{<Late />}</p>)).rejects.toThrow('late');
});
