import { Actions } from '#web/ui/actions.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';

/** Title, text, points and buttons. Styled by the section. */
export function ImageTextWords({
  titleId,
  header,
  body,
  points,
  ctas,
}: SectionProps<'imageText'> & { titleId: string }) {
  return (
    <div className="words">
      <SectionHeader id={titleId} {...header} />
      <div>
        {body?.length ? <RichText value={body} /> : null}
        {points?.length ? (
          <ul className="plain-list points">
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" size={20} />
                {point}
              </li>
            ))}
          </ul>
        ) : null}
        {ctas?.length ? (
          <div className="actions">
            <Actions ctas={ctas} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
