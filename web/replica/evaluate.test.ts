/** @jest-environment node */
import type { Published } from './dependencies.ts';
import { evaluate, parseQuery, type Shelves } from './evaluate.ts';

const stored = (document: {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}): Published => ({
  _rev: 'r',
  _createdAt: '2026-11-21T12:00:00Z',
  _updatedAt: '2026-11-21T12:00:00Z',
  ...document,
});

function shelvesOf(documents: readonly Published[]): Shelves {
  return {
    all: documents,
    get: (id) => documents.find(({ _id }) => _id === id),
    ofType: (type) => documents.filter(({ _type }) => _type === type),
  };
}

it.each<[string, readonly string[]]>([
  ['*[_type == "topic"].title', ['type:topic']],
  ['*[_type in ["topic", "post"]]._id', ['type:topic', 'type:post']],
  ['*[_type == "topic" && slug.current == "a"][0]', ['slug:topic/a']],
  ['*[_type == "page" && _id == "home"][0].title', ['id:home']],
  ['*[_type == "topic" && slug.current in ["a", "b"]]', ['slug:topic/a', 'slug:topic/b']],
  ['*[_type in ["topic", "topic"]]', ['type:topic']],
  ['*[_id in ["a", "post-a"]]', ['anything']],
  ['*[title == "x"]', ['anything']],
  ['count(*)', ['anything']],
  ['*[_id == "post-a"][0].topic->title', ['id:post-a', 'id:topic-a']],
  ['select(false => *[_type == "exam"], true => *[_type == "topic"])', ['type:topic']],
])('%s depends on what was looked at, and on nothing else', (query, names) => {
  const post = stored({
    _id: 'post-a',
    _type: 'post',
    topic: {
      _type: 'reference',
      _ref: 'topic-a',
    },
  });
  expect([...evaluate(parseQuery(query, {}), {}, shelvesOf([post])).dependsOn]).toEqual(names);
});

it.each([
  ['*[_id in ["b", "a"]]._id', ['a', 'b']],
  ['*[_type in ["topic", "topic"]]._id', ['b', 'c']],
  ['*[_type in ["topic", "post"]]._id', ['a', 'b', 'c']],
])('%s gives each document once, in the order in which they are', (query, ids) => {
  const list = [
    stored({ _id: 'a', _type: 'post' }),
    stored({ _id: 'b', _type: 'topic' }),
    stored({ _id: 'c', _type: 'topic' }),
  ];
  expect(evaluate(parseQuery(query, {}), {}, shelvesOf(list)).result).toEqual(ids);
});
