import { styled } from 'styled-components';
import { SectionList } from '#web/sections/section-list.tsx';
import type { SectionProps, SectionType } from '#schemas/sections/index.ts';
import { Container } from '../../ui/container.tsx';
import { space, theme, type } from '../../ui/tokens.ts';

const Label = styled.p`
  padding-block: ${space(6)};
  border-block-start: 1px solid ${theme.tone.line};
  color: ${theme.tone.inkSoft};
  font-family: ui-monospace, monospace;
  font-size: ${type.small};
`;

interface Sample {
  readonly name: string;
  readonly section: SectionProps<SectionType>;
}

/** Every section type in every variant, each below its name and anchor: `#banner-principal`. */
export function SectionSamples({ samples }: { samples: readonly Sample[] }) {
  return samples.map(({ name, section }) => (
    <div key={section._key} id={section._key} data-sample={section._key}>
      <Container>
        <Label>
          {section._type} · {name}
        </Label>
      </Container>
      <SectionList sections={[section]} />
    </div>
  ));
}
