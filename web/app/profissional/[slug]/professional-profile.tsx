import { styled } from 'styled-components';
import { MODALITIES, titleOf } from '#schemas/objects/choices.ts';
import { areaTone } from '#schemas/objects/area-tone.ts';
import { hasCouncil } from '#schemas/rules/registrations.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Container, Cluster } from '#web/ui/layout.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { Heading } from '#web/ui/text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { professionalBooking } from '#web/content/booking.ts';
import { Breadcrumb } from '#web/shell/page-head.tsx';
import type { ProfessionalDetails, Settings } from '#schemas/content.ts';
import { DetailLayout, NextStep } from '#web/shell/detail-page.tsx';
import { IdentificationBlock } from '#schemas/documents/professional/identification-block.tsx';
import { shownName } from '#schemas/documents/professional/identification.ts';
import { Portrait } from '#schemas/documents/professional/professional-grid.tsx';
import { from, phone, radius, space, theme, type } from '#web/ui/tokens.ts';
import { NextDay, ProfileFacts, ProfileTimes } from './profile-facts.tsx';
import { ProfileStory } from './profile-story.tsx';

/** The head of a professional's page, on a soft surface; the body is a DetailLayout. */
const ProfileRoot = styled.article`
  .head {
    padding-block: ${space(16)} clamp(2rem, 1rem + 2vw, 2.75rem);
    background: ${theme.tone.ground};
  }
  .who {
    display: grid;
    gap: ${space(10)} clamp(2rem, 5vw, 5rem);
    padding-block-start: ${space(16)};
    ${from('gridMd')} {
      grid-template-columns: minmax(min(10rem, 40%), 4fr) 8fr;
      align-items: center;
    }
  }
  .portrait {
    /* Small on a phone: the registrations must stand on the first screen (CFM 2.336/2023, art. 6). */
    width: min(5.5rem, 100%);
    ${from('gridMd')} {
      width: 100%;
      max-width: 20rem;
    }
  }
  .words {
    display: grid;
    gap: ${space(10)};
    justify-items: start;
  }
  .registrations {
    font-size: ${type.lead};
  }
  .next {
    display: flex;
    gap: ${space(5)};
    align-items: start;
  }
  .next svg {
    flex: none;
    margin-block-start: 0.15em;
    color: ${theme.tone.link};
  }
  .leave {
    padding: ${space(6)} ${space(8)};
    border-radius: ${radius.control};
    background: ${theme.tone.warningTint};
    color: ${theme.tone.warning};
  }

  ${phone} {
    .head {
      padding-block: ${space(4)} ${space(10)};
    }
    .who {
      grid-template-columns: min(5.5rem, 28%) minmax(0, 1fr);
      gap: ${space(8)};
      padding-block-start: ${space(4)};
    }
    .words {
      gap: ${space(6)};
    }
    h1 {
      font-size: ${type.h2};
    }
  }
`;

/** When somebody attends stands above the story; a phone begins with it, too. */
const ProfileLayout = styled(DetailLayout)`
  ${from('gridLg')} {
    grid-template-rows: auto 1fr;
    gap: ${space(20)} clamp(2rem, 5vw, 5rem);
    .story {
      grid-column: 1;
    }
    aside:last-child {
      grid-area: 1 / 2 / span 2;
    }
    aside:first-child {
      grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
      gap: ${space(10)};
    }
    aside:first-child > div {
      padding: ${space(10)} ${space(12)};
      border: 1px solid ${theme.tone.line};
      border-radius: ${radius.card};
    }
  }
  && aside:first-child > div {
    grid-template-columns: minmax(0, 1fr);
  }
  aside:first-child p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(8)};
  }
`;

const leave = {
  feminine: 'Esta profissional não está atendendo no momento.',
  masculine: 'Este profissional não está atendendo no momento.',
} as const;

/** One professional: who, under which registrations, how to book, then the story. */
export function ProfessionalProfile({
  professional,
  settings,
}: {
  professional: ProfessionalDetails;
  settings: Settings | null;
}) {
  const name = shownName(professional);
  const booking = settings ? professionalBooking(professional, settings) : null;
  const onLeave = professional.status === 'licenca';
  const modalities = (professional.modalities ?? []).map((modality) => titleOf(MODALITIES, modality)).filter(Boolean);
  return (
    <ProfileRoot>
      <div className="head" data-surface="claro">
        <Container>
          <Breadcrumb steps={[{ href: '/profissional', label: 'Profissionais' }]} current={name} />
          <div className="who">
            <div className="portrait">
              <Portrait person={professional} width={320} sizes="(min-width: 768px) 320px, 88px" priority />
            </div>
            <div className="words">
              <Heading level={1}>{name}</Heading>
              <div className="registrations">
                <IdentificationBlock professional={professional} withName={false} />
              </div>
              <Cluster $gap={4}>
                {/* Behind a doctor's name an area would pass for a specialty (CFM 2.330/2023). */}
                {professional.area && !hasCouncil(professional, 'CRM') ? (
                  <Chip $tone={areaTone(professional.area)} {...editMark(professional, 'area')}>
                    {professional.area.title}
                  </Chip>
                ) : null}
                {modalities.map((modality) => (
                  <Chip key={modality} $tone="green" {...editMark(professional, 'modalities')}>
                    Atendimento {modality.toLocaleLowerCase('pt-BR')}
                  </Chip>
                ))}
              </Cluster>
              {onLeave ? (
                <p className="leave" {...editMark(professional, 'status')}>
                  {leave[professional.genderLabel] ?? leave.masculine}
                </p>
              ) : null}
              {onLeave ? null : <NextDay professional={professional} />}
              {booking && !onLeave ? (
                <LinkButton href={booking.href}>
                  <Icon name="calendar" size={20} />
                  {booking.label}
                </LinkButton>
              ) : null}
            </div>
          </div>
        </Container>
      </div>
      <ProfileLayout>
        <ProfileTimes professional={professional} />
        <ProfileStory professional={professional} timeZone={settings?.hours?.timeZone ?? undefined} />
        <ProfileFacts professional={professional} />
      </ProfileLayout>
      <NextStep title="Ficou com alguma dúvida?" settings={settings} />
    </ProfileRoot>
  );
}
