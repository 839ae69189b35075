import type { ReactNode } from 'react';
import { Drawing, PORTRAIT_BOX } from '#web/ui/drawing.tsx';
import { InitialsDrawing } from '#web/ui/initials.tsx';
import { PlainPicture } from '#web/ui/plain-picture.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { IdentificationLine } from './identification-block.tsx';
import type { ProfessionalEntry } from './professional-entry.ts';

/** The photo; a drawing where there is none, or the initials. */
function CardPortrait({ portrait, drawing, initials, marks }: ProfessionalEntry) {
  if (portrait) return <PlainPicture {...portrait} />;
  if (drawing) return <Drawing name={drawing} box={PORTRAIT_BOX} {...marks.portrait} />;
  return (
    <div className="initials" data-tone={initials.tone} aria-hidden="true" {...marks.portrait}>
      <InitialsDrawing letters={initials.letters} />
    </div>
  );
}

/**
 * A professional in a list: portrait, name, identification, and what the list adds. The whole card leads to the profile. Styled by its list
 * (`professionalCardStyle`): the browser draws it, too.
 */
export function ProfessionalCard({ person, children }: { person: ProfessionalEntry; children?: ReactNode }) {
  const { name, href, lines, marks } = person;
  return (
    <article>
      <div className="portrait">
        <CardPortrait {...person} />
      </div>
      <div className="words">
        <h3 className="name">{href ? <SmartLink href={href}>{name}</SmartLink> : name}</h3>
        <div className="identification" {...marks.lines}>
          {lines.map((line) => (
            <p key={line}>
              <IdentificationLine text={line} />
            </p>
          ))}
        </div>
        {children}
        {href ? (
          <span className="more" aria-hidden="true">
            Ver perfil
          </span>
        ) : null}
      </div>
    </article>
  );
}
