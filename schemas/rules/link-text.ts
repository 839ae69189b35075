import { plainWords } from './plain-words.ts';

const EMPTY_WORDS = /^(clique( aqui)?|aqui|saiba mais|leia mais|veja mais|mais|link|acesse)\W*$/;

/** Whoever hears the links of a page one by one must know where each leads (A2; WCAG 2.4.4). */
export function linkTextProblem(text: string | undefined): true | string {
  return (
    !EMPTY_WORDS.test(plainWords(text).trim()) ||
    'Diga aonde o link leva: “Ver exames” em vez de “Clique aqui” (acessibilidade, NBR 17225).'
  );
}
