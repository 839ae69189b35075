import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { radius, space, theme, weight } from './tokens.ts';

const tones = {
  info: [theme.tone.tint, theme.tone.tintInk, 'document'],
  success: [theme.tone.greenTint, theme.tone.green, 'check'],
  warning: [theme.tone.warningTint, theme.tone.warning, 'alert'],
  error: [theme.tone.errorTint, theme.tone.error, 'alert'],
} as const satisfies Record<string, readonly [string, string, IconName]>;

export type AlertTone = keyof typeof tones;

const Root = styled.div<{ $tone: AlertTone }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)} ${space(6)};
  align-items: start;
  padding: ${space(8)} ${space(10)};
  border-inline-start: 4px solid ${(p) => tones[p.$tone][1]};
  border-radius: ${radius.control};
  background: ${(p) => tones[p.$tone][0]};
  color: ${(p) => tones[p.$tone][1]};

  svg {
    margin-block-start: 0.1em;
  }
  p {
    margin: 0;
  }
  .title {
    font-weight: ${weight.title};
  }
  a {
    color: inherit;
  }
`;

interface AlertProps {
  readonly tone?: AlertTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** `alert` interrupts a screen reader: only for what just went wrong. */
  readonly role?: 'alert' | 'note';
}

/** A short message in its colour; the icon and the words carry the meaning. */
export function Alert({ tone = 'info', title, children, role }: AlertProps) {
  return (
    <Root $tone={tone} role={role}>
      <Icon name={tones[tone][2]} size={20} />
      <div>
        {title ? <p className="title">{title}</p> : null}
        {children}
      </div>
    </Root>
  );
}
