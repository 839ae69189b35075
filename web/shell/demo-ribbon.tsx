import { styled } from 'styled-components';
import { space, theme, type, weight } from '../ui/tokens.ts';
import type { Settings } from './content.ts';

const Root = styled.aside`
  padding: ${space(2)} ${space(10)};
  background: ${theme.tone.warningTint};
  color: ${theme.tone.warning};
  font-size: ${type.small};
  font-weight: ${weight.label};
  line-height: 1.4;
  text-align: center;
`;

/** Says on every page that the content is invented. */
export function DemoRibbon({ settings }: { settings: Pick<Settings, 'demoMode'> | null }) {
  return settings?.demoMode ? <Root aria-label="Aviso">Conteúdo de demonstração — não publicar</Root> : null;
}
