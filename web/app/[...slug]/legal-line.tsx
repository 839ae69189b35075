import { styled } from 'styled-components';
import type { PAGE_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { Container } from '../../ui/layout.tsx';
import { editMark } from '../../ui/edit-mark.ts';
import { formatDate } from '../../ui/formats/dates.ts';
import { Text } from '../../ui/text.tsx';
import { sectionSpace } from '../../ui/tokens.ts';

type Legal = NonNullable<PAGE_QUERY_RESULT>['legal'];

const Root = styled(Container)`
  padding-block-end: ${sectionSpace};
`;

/** The end of a policy or of terms: which version it is, since when, and who answers for the text (LGPD, art. 9º; L5). */
export function LegalLine({ legal }: { legal: Legal }) {
  if (!legal) return null;
  const { version, effectiveAt, approvedBy } = legal;
  const since = effectiveAt ? `em vigor desde ${formatDate(effectiveAt)}` : '';
  const edition = [version ? `versão ${version}` : '', since].filter(Boolean).join(', ');
  const sentences = [edition, approvedBy ? `responsável pelo texto: ${approvedBy}` : ''].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <Root>
      <Text $soft {...editMark(legal, 'version')}>
        {sentences.map((text) => `${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}.`).join(' ')}
      </Text>
    </Root>
  );
}
