import type { CurrentUser, Tool } from 'sanity';

import { mayWrite, toolsFor } from './roles.ts';

const tools = ['structure', 'vision', 'releases', 'relatorio'].map((name): Tool => ({
  name,
  title: name,
  component: () => null,
}));

function titlesFor(role: string): string[] {
  const roles = [{ name: role, title: role }];
  const currentUser: CurrentUser = { id: 'u', name: 'U', email: '', role, roles };
  return toolsFor(tools, { currentUser }).map(({ title }) => title);
}

test('queries are a tool of administrators', () => {
  expect(titlesFor('administrator')).toContain('vision');
  expect(titlesFor('editor')).not.toContain('vision');
});

test('the tool of queries is the first to give way on a narrow screen', () => {
  expect(titlesFor('administrator').at(-1)).toBe('vision');
});

test('the tool of releases has a Portuguese name', () => {
  expect(titlesFor('editor')).toContain('Mudanças programadas');
});

test('M8: the month’s report is a tool of technical directors, managers and administrators', () => {
  for (const role of ['administrator', 'manager', 'technical-director']) expect(titlesFor(role)).toContain('relatorio');
  expect(titlesFor('manager')).not.toContain('vision');
  for (const role of ['editor', 'reception', 'contributor', 'viewer'])
    expect(titlesFor(role)).not.toContain('relatorio');
});

test('M7: whoever publishes documents of a type may write them, and so bring them back', () => {
  const person = (role: string) => ({ roles: [{ name: role, title: role }] });
  expect(mayWrite(person('reception'), 'notice')).toBe(true);
  expect(mayWrite(person('reception'), 'exam')).toBe(false);
  expect(mayWrite(person('contributor'), 'exam')).toBe(true);
});
