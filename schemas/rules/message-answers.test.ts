import { answeredWords, filledAnswer, placesProblem } from './message-answers.ts';

const clinic = { clinic: 'Clínica Exemplo', phone: '(66) 3000-0000' };
const TEXT = 'Olá, {nome}! Aqui é da {clínica}. Ligue para {telefone}.';

test.each([
  ['Maria Ensaio', 'Olá, Maria!'],
  ['MARIA ENSAIO', 'Olá, Maria!'],
  ['joão', 'Olá, João!'],
  ['  Ana-Lúcia d’Ávila ', 'Olá, Ana-Lúcia!'],
  ['', 'Olá!'],
  [undefined, 'Olá!'],
  ['M. Silva', 'Olá!'],
  ['https://engano.example dor', 'Olá!'],
])('M6: “%s” is greeted as “%s”', (name, greeting) => {
  expect(filledAnswer(TEXT, { ...clinic, name })).toBe(
    `${greeting} Aqui é da Clínica Exemplo. Ligue para (66) 3000-0000.`,
  );
});

test('M6: an answer that begins with the name begins without it', () => {
  expect(filledAnswer('{nome}, recebemos a sua mensagem.', { ...clinic, name: null })).toBe(
    'Recebemos a sua mensagem.',
  );
});

test('M6: an answer is not sent with a hole where the clinic has not written what it names', () => {
  const name = 'Maria';
  expect(filledAnswer(TEXT, { name, clinic: 'Clínica', phone: null })).toBeUndefined();
  expect(filledAnswer(TEXT, { name, clinic: undefined, phone: '1' })).toBeUndefined();
  expect(filledAnswer('Olá, {nome}!', { name, clinic: null, phone: null })).toBe('Olá, Maria!');
});

test.each([['{nomes}'], ['{ nome }'], ['{telefone'], ['fecha}'], ['{}']])('M6: “%s” is no place', (place) => {
  expect(placesProblem(`Olá, ${place}`)).toContain('Use {nome}, {clínica} ou {telefone}.');
});

test('M6: the three places may stand in an answer, and need not', () => {
  expect([placesProblem(TEXT), placesProblem('Bom dia!'), placesProblem(undefined)]).toEqual([true, true, true]);
});

const receivedAt = '2026-11-20T12:00:00Z';
test.each([
  ['2026-11-20T12:00:30Z', 'Respondida por Ana, logo depois'],
  ['2026-11-20T12:59:59Z', 'Respondida por Ana, 59 min depois'],
  ['2026-11-20T14:10:00Z', 'Respondida por Ana, 2 h depois'],
  ['2026-11-22T11:59:00Z', 'Respondida por Ana, 47 h depois'],
  ['2026-11-22T12:00:00Z', 'Respondida por Ana, 2 dias depois'],
  // A clock that is behind.
  ['2026-11-20T11:00:00Z', 'Respondida por Ana'],
])('M6: answered at %s is told as “%s”', (answeredAt, words) => {
  expect(answeredWords({ answeredBy: 'Ana', answeredAt, receivedAt })).toBe(words);
});

test('M6: of a message from before nothing is told that nobody wrote down', () => {
  expect(answeredWords({ receivedAt })).toBeUndefined();
  expect(answeredWords({ answeredAt: receivedAt })).toBe('Respondida');
});
