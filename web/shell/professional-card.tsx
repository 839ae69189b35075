import { SmartLink } from '../ui/smart-link.tsx';
import type { ProfessionalSummary } from './content.ts';
import { IdentificationBlock } from './identification-block.tsx';
import { shownName } from './identification.ts';
import { Portrait } from './portrait.tsx';

type ProfessionalCardProps = { person: ProfessionalSummary; headingLevel?: 2 | 3 };

/** A professional in a list: portrait, name, identification. The whole card leads to the profile. Styled by its list. */
export function ProfessionalCard({ person, headingLevel = 3 }: ProfessionalCardProps) {
  const Name: 'h2' | 'h3' = `h${headingLevel}`;
  const name = shownName(person);
  return (
    <article>
      <div className="portrait">
        <Portrait person={person} width={104} sizes="104px" />
      </div>
      <div className="words">
        <Name className="name">
          {person.slug ? <SmartLink href={`/profissional/${person.slug}`}>{name}</SmartLink> : name}
        </Name>
        <IdentificationBlock professional={person} withName={false} />
        {person.slug ? (
          <span className="more" aria-hidden="true">
            Ver perfil
          </span>
        ) : null}
      </div>
    </article>
  );
}
