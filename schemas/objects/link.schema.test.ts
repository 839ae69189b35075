import { listKinds } from './link.schema.ts';

it('X14: a link may lead to the list of every type that has one, once', () => {
  const index = (path: string, title: string) => ({ index: { path, title } });
  const routes = [index('/profissional', 'Profissionais'), index('/eventos', 'Eventos'), {}];
  expect(listKinds(routes)).toEqual([{ title: 'A lista: Eventos', value: '/eventos' }]);
});
