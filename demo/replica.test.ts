/** @jest-environment node */
import { evaluateSync, parse, toJS } from 'groq-js';
import * as queries from '#schemas/queries.ts';
import { type Published, slugOf } from '#web/replica/dependencies.ts';
import { evaluate, parseQuery } from '#web/replica/evaluate.ts';
import { Replica } from '#web/replica/replica.ts';
import { demonstrationDocuments } from './documents.ts';

const now = '2026-11-21T12:00:00Z';
const replica = new Replica(() => {});
replica.replace(
  demonstrationDocuments.map((document): Published => ({ ...document, _rev: 'r', _createdAt: now, _updatedAt: now })),
);
const { shelves } = replica;

const byDocument: Readonly<Record<string, string>> = {
  PAGE_QUERY: 'page',
  EXAM_QUERY: 'exam',
  PROFESSIONAL_QUERY: 'professional',
  SERVICE_QUERY: 'service',
  TOPIC_QUERY: 'topic',
  POST_QUERY: 'post',
};

interface Question {
  readonly name: string;
  readonly query: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Every question that a page asks, with parameters that have an answer and with some that have none. */
const questions: readonly Question[] = Object.entries(queries).flatMap(([name, query]): Question[] => {
  const type = byDocument[name];
  if (!type) return [{ name, query, params: { since: now } }];
  const found = shelves.all.filter(({ _type }) => _type === type).flatMap((document) => slugOf(document) ?? []);
  return [...found, 'nada'].map((slug) => ({ name: `${name} ${slug}`, query, params: { slug } }));
});

it.each(questions)('$name: gives what groq-js gives that looks through everything', ({ query, params }) => {
  const plain = evaluateSync(parse(query, { params }) as never, {
    dataset: shelves.all,
    timestamp: new Date(),
    dereference: ({ _ref }: { readonly _ref: string }) => shelves.get(_ref),
  });
  expect(evaluate(parseQuery(query, params), params, shelves).result).toEqual(
    JSON.parse(JSON.stringify(toJS(plain) ?? null)),
  );
});
