import { styled } from 'styled-components';
import { Container } from '../ui/container.tsx';
import { formatDate } from '../ui/formats/dates.ts';
import { Heading } from '../ui/heading.tsx';
import { Illustration } from '../ui/illustration.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Cluster } from '../ui/stack.tsx';
import { Text } from '../ui/text.tsx';
import { from, sectionSpace, space, theme, type, weight } from '../ui/tokens.ts';
import { bookingLink } from './booking.ts';
import { ClinicIdentification } from './clinic-identification.tsx';
import type { Settings } from './content.ts';
import { FooterContact } from './footer-contact.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space(24)} clamp(2rem, 5vw, 5rem);
  align-items: start;
  padding-block: ${sectionSpace};
  ${from('gridLg')} {
    grid-template-columns: 7fr 5fr;
  }
  .words {
    display: grid;
    gap: ${space(10)};
    justify-items: start;
  }
  .date {
    font-size: ${type.lead};
    font-weight: ${weight.label};
  }
  .facts {
    display: grid;
    gap: ${space(16)};
    padding-block-start: ${space(8)};
  }
  .facts h2 {
    margin-block-end: ${space(4)};
    font-size: ${type.h4};
  }
  .facts p,
  .facts li {
    color: ${theme.tone.ink};
  }
`;

interface ClosedViewProps {
  readonly title: string;
  readonly text: string;
  /** ISO date or moment from which there will be something to see. */
  readonly date?: string | null | undefined;
  readonly settings: Settings | null;
}

/** A page that is not open yet, or not now: what visitors can do meanwhile, and who the clinic is (R4). */
export function ClosedView({ title, text, date, settings }: ClosedViewProps) {
  const booking = settings ? bookingLink(settings) : null;
  return (
    <Container>
      <Root>
        <div className="words">
          <Heading level={1}>{title}</Heading>
          <Text $size="lead" $soft>
            {text}
          </Text>
          {date ? (
            <p className="date">
              A partir de <time dateTime={date}>{formatDate(date, settings?.timeZone ?? undefined)}</time>
            </p>
          ) : null}
          <Cluster>
            {booking ? <LinkButton href={booking.href}>{booking.label}</LinkButton> : null}
            <LinkButton href="/" variant="outline">
              Voltar ao início
            </LinkButton>
          </Cluster>
          {settings ? (
            <div className="facts">
              <FooterContact settings={settings} />
              <div>
                <ClinicIdentification settings={settings} />
              </div>
            </div>
          ) : null}
        </div>
        <Illustration name="reception" ratio={640 / 560} />
      </Root>
    </Container>
  );
}
