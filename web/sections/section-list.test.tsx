import { jest } from '@jest/globals';
import { act, type ReactNode } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { notFound } from 'next/navigation';
import type { SectionProps } from '#schemas/sections/index.ts';
import { Contained } from './contained.tsx';
import { SectionBoundary } from './section-boundary.tsx';
import { SectionList } from './section-list.tsx';

const notice = 'Não foi possível mostrar esta parte da página.';

const refresh = jest.fn();
const router: AppRouterInstance = {
  refresh,
  back() {},
  forward() {},
  push() {},
  replace() {},
  prefetch() {},
  bfcacheId: 'test',
};

function text(key: string, title: string): SectionProps<'richText'> {
  return {
    _key: key,
    _type: 'richText',
    anchorId: null,
    surface: 'branco',
    header: { eyebrow: null, title, lead: null, align: null, titleHidden: null },
    body: [],
  };
}

async function show(node: ReactNode): Promise<void> {
  await act(async () => {
    render(<AppRouterContext value={router}>{node}</AppRouterContext>);
  });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  refresh.mockClear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('shows the sections in the order of the page (S1)', async () => {
  await show(await SectionList({ sections: [text('a', 'Primeiro'), text('b', 'Segundo')] }));
  await screen.findByText('Primeiro');
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Primeiro', 'Segundo']);
});

it('shows nothing for a page without sections', async () => {
  await show(await SectionList({ sections: null }));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('leaves out a section of an unknown type, says so once, and keeps the rest (S2)', async () => {
  const unknown: unknown = { _key: 'x', _type: 'hologram' };
  const sections = [unknown as SectionProps<'richText'>, text('a', 'Fica'), unknown as SectionProps<'richText'>];
  await show(await SectionList({ sections }));
  await screen.findByText('Fica');
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"hologram"'));
});

it('tells staff in the preview which section is unknown (S2)', async () => {
  const unknown: unknown = { _key: 'x', _type: 'hologram' };
  await show(await SectionList({ sections: [unknown as SectionProps<'richText'>, text('a', 'Fica')], preview: true }));
  await screen.findByText('Fica');
  expect(screen.getByRole('note').textContent).toContain('“hologram”');
});

it('does not take the name of an inherited property for a section', async () => {
  const unknown: unknown = { _key: 'x', _type: 'constructor' };
  await show(await SectionList({ sections: [unknown as SectionProps<'richText'>, text('a', 'Fica')] }));
  expect(await screen.findByText('Fica')).toBeTruthy();
});

it('keeps the page when the content of one section breaks it (S3)', async () => {
  const title: unknown = { pt: 'Um objeto onde cabe um texto' };
  await show(await SectionList({ sections: [text('a', 'Antes'), text('b', title as string), text('c', 'Depois')] }));
  await screen.findByText('Antes');
  await screen.findByText('Depois');
  expect(screen.getByRole('alert').textContent).toContain(notice);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('richText (b)'), expect.any(Error));
});

it('lets a section say that its page is not there (E1)', () => {
  function Gone(): never {
    notFound();
  }
  const children = <Gone />;
  expect(() => Contained({ name: 'test', children })).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  expect(console.error).not.toHaveBeenCalled();
});

it('offers to try a failed section again (S3)', async () => {
  function Broken(): never {
    throw new Error('broken');
  }
  await show(
    <Contained name="test">
      <Broken />
    </Contained>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('shows a section again after it failed in the browser (S3)', async () => {
  let broken = true;
  function Island() {
    if (broken) throw new Error('broken in the browser');
    return <p>De volta</p>;
  }
  await show(
    <SectionBoundary>
      <Island />
    </SectionBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain(notice);
  broken = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })));
  await screen.findByText('De volta');
});
