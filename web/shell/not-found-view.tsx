import { styled } from 'styled-components';
import { Container } from '../ui/container.tsx';
import { Heading } from '../ui/heading.tsx';
import { Illustration } from '../ui/illustration.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Cluster } from '../ui/stack.tsx';
import { Text } from '../ui/text.tsx';
import { from, sectionSpace, space } from '../ui/tokens.ts';
import type { Settings } from './content.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(20)} clamp(2rem, 5vw, 5rem);
  align-items: center;
  padding-block: ${sectionSpace};
  ${from('gridLg')} {
    grid-template-columns: 6fr 6fr;
  }
  .words {
    display: grid;
    gap: ${space(10)};
    justify-items: start;
  }
`;

/** The page for an address that leads nowhere; it must stand without any settings, too. */
export function NotFoundView({ settings }: { settings: Settings | null }) {
  const { title, text } = settings?.notFound ?? {};
  return (
    <Container>
      <Root>
        <div className="words">
          <Heading level={1}>{title || 'Página não encontrada'}</Heading>
          <Text $size="lead" $soft>
            {text || 'O endereço pode ter mudado. Confira o link ou volte ao início.'}
          </Text>
          <Text $soft lang="en">
            This page could not be found
          </Text>
          <Cluster>
            <LinkButton href="/">Voltar ao início</LinkButton>
            <LinkButton href="/profissional" variant="outline">
              Ver profissionais
            </LinkButton>
          </Cluster>
        </div>
        <Illustration name="forest" ratio={640 / 400} />
      </Root>
    </Container>
  );
}
