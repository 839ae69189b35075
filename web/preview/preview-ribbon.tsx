import { styled } from 'styled-components';
import { radius, shadow, space, theme, type, weight } from '#web/ui/tokens.ts';

const Ribbon = styled.aside`
  position: fixed;
  z-index: 900;
  inset-inline: ${space(8)};
  inset-block-end: ${space(8)};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(4)} ${space(12)};
  width: fit-content;
  margin-inline: auto;
  padding: ${space(6)} ${space(12)};
  border: 1px solid ${theme.tone.line};
  border-radius: ${radius.card};
  background: ${theme.tone.ground};
  color: ${theme.tone.ink};
  font-size: ${type.small};
  box-shadow: ${shadow};

  &[hidden] {
    display: none;
  }
  a {
    color: inherit;
    font-weight: ${weight.label};
  }
`;

const dateTime = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Cuiaba',
});

/** Says to whoever follows a shared link that visitors do not see this, and how to leave. Shown by editing.tsx: Studio says it by itself. */
export function PreviewRibbon({ path, until }: { path: string; until: number }) {
  return (
    <Ribbon id="previa" aria-label="Prévia" hidden>
      <span>Prévia com alterações ainda não publicadas, disponível até {dateTime.format(until)}.</span>
      <a href={`/api/preview/disable?path=${encodeURIComponent(path)}`}>Sair da prévia</a>
    </Ribbon>
  );
}
