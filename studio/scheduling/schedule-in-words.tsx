import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { type DocumentActionComponent, getDraftId, getPublishedId, useClient, usePerspective } from 'sanity';
import { usePaneRouter } from 'sanity/structure';

import { useBlockers } from '../approval/blockers.ts';
import { USUAL_TIME_ZONE } from '../dashboard/days.ts';
import { nameOf } from '../document-name.ts';
import { FocusBack } from '../focus-back.ts';
import { UNREAD, useUnread } from '../typed-text.ts';
import { whyRefused } from '../why-refused.ts';
import { When } from './when.tsx';

/** Studio mounts an action anew when it is another function. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Studio's “Agendar publicação”, with a dialog that takes days and hours as people here write them. Under the same name stands
 * “Pausar para editar”, which is left as it is.
 */
export function scheduleInWords(schedule: DocumentActionComponent): DocumentActionComponent {
  if (schedule.displayName !== 'SchedulePublishAction') return schedule;
  const known = wrapped.get(schedule) ?? asking(schedule);
  wrapped.set(schedule, known);
  return known;
}

function asking(useSchedule: DocumentActionComponent): DocumentActionComponent {
  const useScheduleInWords: DocumentActionComponent = (props) => {
    const { id, type, draft, version } = props;
    const offered = useSchedule(props);
    const { selectedPerspective } = usePerspective();
    const pane = usePaneRouter();
    const planned = props.release && typeof selectedPerspective === 'object' ? selectedPerspective : undefined;
    const subject = props.release ? version : draft;
    const [unread] = useUnread(subject ?? props.published);
    const { lacksApproval, others } = useBlockers(id, type, subject);
    const client = useClient({ apiVersion: '2025-02-19' });
    const toast = useToast();
    const [timeZone, setTimeZone] = useState<string>();
    // One that waits for its moment is paused first: what stands in the draft beside it is something else.
    if (!offered || !subject || (props.release && planned?.state !== 'active')) return null;
    if (unread) return { ...offered, title: UNREAD, disabled: true };
    const title = nameOf(subject) ?? 'Sem título';
    const failed = (error: unknown) =>
      toast.push({ status: 'error', title: 'Não deu certo', description: whyRefused(error) });
    const close = () => setTimeZone(undefined);

    const open = async () => {
      const zone = await client.fetch<string | null>('*[_id == "clinicHours"][0].timeZone');
      setTimeZone(zone ?? USUAL_TIME_ZONE);
    };
    /** Makes a version of the draft, which goes on the air alone. */
    const release = async (publishAt: string) => {
      const metadata = {
        title: PLANNED,
        releaseType: 'scheduled',
        cardinality: 'one',
        intendedPublishAt: publishAt,
      } as const;
      const { releaseId } = await client.releases.create({ metadata });
      await client.createVersion({ releaseId, baseId: getDraftId(id), publishedId: getPublishedId(id) });
      return releaseId;
    };
    const confirm = async (publishAt: string) => {
      const releaseId = props.release ?? (await release(publishAt));
      const patch = { set: { 'metadata.intendedPublishAt': publishAt } };
      if (planned) await client.releases.edit({ releaseId, patch });
      await client.releases.schedule({ releaseId, publishAt });
      close();
      // What goes on the air, and when: a correction of the draft would not go along.
      if (!props.release) pane.setParams({ ...pane.params, scheduledDraft: releaseId });
      const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone });
      toast.push({ status: 'success', title: `“${title}” vai ao ar em ${when.format(new Date(publishAt))}` });
    };
    return {
      ...offered,
      // Studio checks the draft, whichever of them it schedules.
      ...(planned && { disabled: lacksApproval || others > 0 }),
      ...(others > 0 && { title: 'Corrija antes o que está marcado em vermelho.' }),
      ...(others === 0 && lacksApproval && { title: planned ? APPROVED_HERE : APPROVED_FIRST }),
      onHandle: () => void open().catch(failed),
      dialog: timeZone !== undefined && {
        type: 'dialog',
        header: 'Agendar publicação',
        onClose: close,
        content: (
          <FocusBack>
            <When
              about={`“${title}” vai ao ar sozinho, com ${planned ? 'o que está aqui' : 'o que está no rascunho'} agora.`}
              timeZone={timeZone}
              meant={planned?.metadata.intendedPublishAt}
              onConfirm={(at) => confirm(at).catch(failed)}
            />
          </FocusBack>
        ),
      },
    };
  };
  return Object.assign(useScheduleInWords, { action: useSchedule.action, displayName: 'ScheduleInWords' });
}

/** What a scheduled version is called beside “Rascunho”, on a document that says its own name. */
const PLANNED = 'Agendado';

const APPROVED_FIRST =
  'Falta a aprovação do diretor técnico: aperte “Pedir aprovação” e diga no recado para quando é. Depois de “Aprovar sem publicar”, no menu dele, dá para agendar.';
const APPROVED_HERE =
  'Falta a aprovação do diretor técnico, que já espera por ele na tela Início. Depois dela, dá para agendar.';
