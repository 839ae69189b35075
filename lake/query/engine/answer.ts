import { runQuery } from '../run-query.ts';
import type { Reader } from '../../store/types.ts';
import type { QueryRequest } from '../run-query.ts';
import type { Answer } from './messages.ts';

/** Runs the query in this process. @throws LakeError 400 like `runQuery` */
export function answerOf(reader: Reader, request: QueryRequest): Answer {
  const { result, syncTags, resultSourceMap } = runQuery(reader, request);
  return {
    json: JSON.stringify(result),
    syncTags,
    sourceMapJson: resultSourceMap && JSON.stringify(resultSourceMap),
  };
}
