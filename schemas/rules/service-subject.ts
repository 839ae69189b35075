import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';

import { memberOf } from './form-value.ts';
import { regulationOf, withArea } from './in-area.ts';
import { plainWords } from './plain-words.ts';

/** Organs, systems and diseases as service pages name them; a list knows no context, hence only a warning. */
const SUBJECT =
  /\b(cardio\w*|coracao|diabet\w*|tireoid\w*|endocrin\w*|pele|dermat\w*|rins?|renal|pulm(ao|oes|onar\w*)|figado|hepat\w*|intestin\w*|estomago|gastr\w*|hipertens\w*|asma|cancer|oncolog\w*|enxaqueca|neurolog\w*|coluna|prostata|utero|mama|varizes|obesidade)\b/;

const HAS_RQE = defineQuery(`count(*[_id in $ids && count(rqes) > 0]) > 0`);

/**
 * A service named after an organ or a disease needs a doctor with an RQE behind it (M9; CFM 2.336/2023, art. 11 I).
 * Exams are not meant: they are named after what is looked at.
 */
export async function serviceSubjectProblem(
  title: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!SUBJECT.test(plainWords(title)) || regulationOf((await withArea(context)).document) !== 'medicina') return true;
  const people = memberOf(context.document, 'professionals');
  const ids = Array.isArray(people) ? people.map((person: unknown) => memberOf(person, '_ref')) : [];
  const client = context.getClient({ apiVersion: '2025-02-19' });
  return (
    (await client.fetch(HAS_RQE, { ids })) ||
    'Sem RQE, não se anuncia tratar órgãos ou doenças (CFM 2.336/2023, art. 11 I). Ligue a quem tem RQE ou mude o nome.'
  );
}
