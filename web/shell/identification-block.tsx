import { styled } from 'styled-components';
import { space, theme } from '../ui/tokens.ts';
import type { Identified } from './content.ts';
import { identificationLines, shownName } from './identification.ts';

// One text style for every line, of the same size and colour as the text beside it (CFM manual): no fine print.
const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  color: ${theme.tone.ink};
  font-size: inherit;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
`;

type IdentificationBlockProps = {
  professional: Identified;
  /** False where a heading right above already says the name. */
  withName?: boolean;
};

/** Name, profession and registrations of a professional, as the councils ask. Never free text. */
export function IdentificationBlock({ professional, withName = true }: IdentificationBlockProps) {
  const lines = identificationLines(professional);
  return (
    <Root>
      {withName ? <p>{shownName(professional)}</p> : null}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Root>
  );
}
