import { LANGUAGES, titleOf } from '#schemas/objects/choices.ts';
import { Icon } from '../ui/icon.tsx';
import type { ProfessionalDetails } from './content.ts';

/** Education and languages, beside the story of a professional. Styled by the profile. */
export function ProfileFacts({ professional: { education, languages } }: { professional: ProfessionalDetails }) {
  const spoken = (languages ?? []).map((language) => titleOf(LANGUAGES, language) || language);
  if (!education?.length && spoken.length === 0) return null;
  return (
    <aside className="facts" aria-label="Formação e idiomas">
      {education?.length ? (
        <div>
          <h2>
            <Icon name="graduation" /> Formação
          </h2>
          <ul className="plain-list">
            {education.map(({ _key, course, institution, year }) => (
              <li key={_key}>
                {course}
                <span>{[institution, year].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {spoken.length > 0 ? (
        <div>
          <h2>
            <Icon name="globe" /> Idiomas
          </h2>
          <p>{['Português', ...spoken].join(', ')}</p>
        </div>
      ) : null}
    </aside>
  );
}
