/** @jest-environment node */
import type { Published } from './dependencies.ts';
import { evaluate, type Shelves } from './evaluate.ts';

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
  expect([...evaluate(query, {}, shelvesOf([post])).dependsOn]).toEqual(names);
});
