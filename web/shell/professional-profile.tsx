import { MODALITIES, titleOf } from '#schemas/objects/choices.ts';
import { hasCouncil } from '#schemas/rules/has-council.ts';
import { Chip } from '../ui/chip.tsx';
import { Container } from '../ui/container.tsx';
import { editMark } from '../ui/edit-mark.ts';
import { Heading } from '../ui/heading.tsx';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Cluster } from '../ui/stack.tsx';
import { professionalBooking } from './booking.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import type { ProfessionalDetails, Settings } from './content.ts';
import { DetailLayout } from './detail-layout.tsx';
import { IdentificationBlock } from './identification-block.tsx';
import { shownName } from './identification.ts';
import { NextStep } from './next-step.tsx';
import { Portrait } from './portrait.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileStory } from './profile-story.tsx';
import { ProfileRoot } from './profile-style.ts';

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
  const clinic = settings ? professionalBooking(professional, settings) : null;
  const booking = professional.bookingUrl
    ? { href: professional.bookingUrl, label: clinic?.label ?? 'Agendar consulta' }
    : clinic;
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
                {professional.area && !hasCouncil(professional.registrations, 'CRM') ? (
                  <Chip {...editMark(professional, 'area')}>{professional.area.title}</Chip>
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
      <DetailLayout>
        <ProfileStory professional={professional} timeZone={settings?.hours?.timeZone ?? undefined} />
        <ProfileFacts professional={professional} />
      </DetailLayout>
      <NextStep title="Ficou com alguma dúvida?" settings={settings} />
    </ProfileRoot>
  );
}
