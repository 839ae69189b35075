import type { Chapter } from './chapter.ts';

export const groq: Chapter = {
  title: 'GROQ',
  documentation: [
    '[GROQ specification](https://spec.groq.dev)',
    '[functions](https://www.sanity.io/docs/specifications/groq-functions)',
  ],
  columns: ['feature'],
  rows: [
    {
      what: 'literals, parameters, comments, attributes, traversal, projections, conditional splats',
      shownBy: ['lake/query/specification/expressions.test.ts'],
    },
    {
      what: 'comparison, logic, `in`, `match`, ranges, `path()`, arithmetic, dates',
      shownBy: ['lake/query/specification/operators.test.ts'],
    },
    {
      what: 'global functions, `array::*`, `string::*`, `math::*`, `pt::text`, `sanity::*`, `order`, `score`, `boost`, custom functions (`fn`)',
      shownBy: ['lake/query/specification/functions.test.ts'],
    },
    {
      what: '`geo()`, `geo::*`, `pt()`, `documents::get`, `documents::incomingRefCount`, `releases::all()`, attributes with any name',
      shownBy: ['lake/groq/functions/functions.test.ts'],
    },
    {
      what: '`diff::changedAny`, `diff::changedOnly`',
      shownBy: ['lake/groq/functions/differences.test.ts › agree with the streaming evaluator of groq-js'],
    },
    {
      what: '`delta::*`, `before()`, `after()` in webhooks',
      shownBy: [
        'lake/routes/hooks.test.ts › a filter and a projection see the document before and after the change',
        'lake/routes/hooks.test.ts › filters know every function that queries know',
      ],
    },
    {
      what: '`text::query()`: words, phrases, exclusions, prefixes, accents, computed texts',
      shownBy: ['lake/groq/functions/text-search.test.ts › reads one field, several, lists and computed texts'],
    },
    {
      what: 'content source maps',
      shownBy: [
        'lake/query/source-map/source-map.test.ts › have the format of Sanity',
        'lake/query/source-map/equivalence.test.ts › give the results of the normal evaluation',
      ],
    },
  ],
  notes: [
    'The first three files have a query and its result for each feature, worked out from the text of the GROQ 1.x specification.',
    '',
    'Refused with a reason, because they need services the lake does not have: `text::semanticSimilarity()`, `user::attributes()`,',
    '`media::aspect()`, `documents::incomingGlobalDocumentReferenceCount()`.',
  ],
};

export const errors: Chapter = {
  title: 'Errors',
  columns: ['case', 'status, `error.type`'],
  rows: [
    {
      what: 'GROQ that cannot be parsed',
      remark: '400 `queryParseError`, with the position',
      shownBy: ['lake/client-suite/reading.test.ts › explains a syntax error with its position'],
    },
    {
      what: 'GROQ that cannot be evaluated, a missing parameter',
      remark: '400 `queryEvaluationError`',
      shownBy: ['lake/query/run-query.test.ts › a parameter that was not given'],
    },
    { what: 'a malformed body', remark: '400', shownBy: ['lake/http.test.ts › the body %s is a 400'] },
    {
      what: 'no session, or one that ended',
      remark: '401 `SIO-401-ANF`, `SIO-401-AEX`',
      shownBy: ['lake/auth/callers.test.ts › dead sessions carry the codes on which Studio shows its login'],
    },
    {
      what: 'no permission',
      remark: '403 `insufficientPermissionsError`',
      shownBy: ['lake/client-suite/writing.test.ts › refuses writes of anonymous callers'],
    },
    {
      what: 'an unknown dataset or project',
      remark: '404',
      shownBy: ['lake/routes/studio-boot.test.ts › an unknown project and an unknown dataset are what they are'],
    },
    {
      what: 'a failed mutation',
      remark: '409 `mutationError`, an item for each',
      shownBy: ['lake/routes/documents.test.ts › a conflict is told in the shape clients know'],
    },
    {
      what: 'disk full, file locked',
      remark: '503, reads go on',
      shownBy: ['lake/dataset.test.ts › while the file is locked, writing answers 503 and changes nothing'],
    },
    {
      what: 'anything unexpected',
      remark: '500 that tells nothing',
      shownBy: [
        'lake/http.test.ts › an unexpected failure is a 500 that tells nothing, and is logged with its request',
      ],
    },
  ],
};
