import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { getPublishedId, type StringInputProps, useClient, useFormValue } from 'sanity';
import { IntentLink } from 'sanity/router';

import { CLINIC_TODAY } from '../../schemas/index.ts';

interface Plan {
  readonly _id: string;
  readonly name: string | null;
  readonly accepted: boolean;
  readonly shown: boolean;
}

const PLANS = `*[_type == "healthPlan"] | order(name asc, _id asc) {
  _id,
  name,
  "accepted": $id in coverage[].target._ref,
  "shown": active == true && (!defined(validUntil) || validUntil >= ${CLINIC_TODAY})
}`;

/**
 * Which plans name the document, and which do not. They are ticked on the plan and nowhere else, one click away. It takes the focus
 * as a whole: whoever is led here sees it.
 */
export function AcceptedPlans({ elementProps: { id: elementId, ref, onFocus, onBlur } }: StringInputProps) {
  const id = getPublishedId(String(useFormValue(['_id'])));
  const client = useClient({ apiVersion: '2025-02-19' });
  const [plans, setPlans] = useState<readonly Plan[]>();
  useEffect(() => {
    const abort = new AbortController();
    client
      .fetch<readonly Plan[]>(PLANS, { id }, { perspective: 'published', signal: abort.signal })
      .then(setPlans, () => undefined);
    return () => abort.abort();
  }, [client, id]);
  return (
    <Card
      as="fieldset"
      {...{ ref, onFocus, onBlur }}
      id={elementId}
      tabIndex={-1}
      aria-label="Convênios"
      padding={3}
      radius={2}
      border
      data-testid="accepted-plans"
    >
      {plans ? (
        <Stack gap={4}>
          <Plans title="Aceitos" plans={plans.filter(({ accepted }) => accepted)} />
          <Plans title="Não aceitos" plans={plans.filter(({ accepted }) => !accepted)} />
          <Text size={1} muted>
            Convênios: veja e mude em cada um deles, na aba “Quem aceita”.
          </Text>
        </Stack>
      ) : (
        <Text size={1}>Lendo os convênios…</Text>
      )}
    </Card>
  );
}

function Plans({ title, plans }: { readonly title: string; readonly plans: readonly Plan[] }) {
  return (
    <Stack gap={5}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      {plans.length === 0 ? (
        <Text size={1} muted>
          Nenhum
        </Text>
      ) : null}
      {plans.map(({ _id, name, shown }) => (
        <Text key={_id} size={1}>
          <IntentLink intent="edit" params={{ id: _id, type: 'healthPlan', path: 'coverage' }}>
            {name ?? 'Sem nome'}
          </IntentLink>
          {shown ? '' : ' (fora do site)'}
        </Text>
      ))}
    </Stack>
  );
}
