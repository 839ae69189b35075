'use client';

import { type ReactNode, useRef, useState } from 'react';
import { MODALITIES, TURNS, WEEKDAYS } from '#schemas/objects/choices.ts';
import { MODALITY_WORDS, OTHER_PLAN, PRIVATE } from '#schemas/objects/appointment-words.ts';
import { capitalized } from '#schemas/objects/modality-words.ts';
import { Choice, Field } from '../ui/field.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { attendanceOf, type Choices, type Misfit, misfits } from './appointment.ts';
import { Consent, fieldsOf, FormFrame, type FormProps, PHONE } from './form-frame.tsx';
import { type FieldName, type OpenForm, WRONG_PHONE } from './form-state.ts';

const LABELS = {
  about: 'O que você quer agendar?',
  plan: 'Convênio ou particular?',
  name: 'Nome completo',
  phone: 'Telefone com DDD',
  consent: 'Política de Privacidade',
} as const;

interface RequestFormProps extends FormProps, Choices {
  /** The offer that the address names; empty for none. */
  readonly about: string;
  /** Where the clinic wants it as a message by WhatsApp. */
  readonly byWhatsApp: boolean;
}

/** Four questions for an appointment (U6). */
export function RequestFormIsland({ about, byWhatsApp, offers, plans, days, ...props }: RequestFormProps) {
  const choices = { offers, plans, days };
  return (
    <FormFrame
      {...props}
      kind="request"
      name="Pedido de agendamento"
      labels={LABELS}
      another="Fazer outro pedido"
      renderAnswer={(state) =>
        state.kind === 'written' ? (
          <>
            <p className="title">Falta um toque: envie a mensagem.</p>
            <p className="words">{state.text}</p>
            <SmartLink className="send" href={state.href}>
              Enviar pelo WhatsApp
            </SmartLink>
          </>
        ) : (
          <p className="title">Pedido enviado.</p>
        )
      }
    >
      {(state, renderButton) => <Questions {...props} {...choices} {...{ about, byWhatsApp, state, renderButton }} />}
    </FormFrame>
  );
}

interface QuestionsProps extends RequestFormProps {
  readonly state: OpenForm;
  readonly renderButton: (label: string) => ReactNode;
}

const WAYS = MODALITIES.map(({ value }) => ({ value, title: capitalized(MODALITY_WORDS[value] ?? value) }));
const isEither = ({ modalities }: Choices['offers'][number]) => modalities.length === MODALITIES.length;

const GROUPS = ['Consultas e serviços', 'Exames', 'Profissionais'] as const;

/** No field asks for health data (L1). */
function Questions({ id, privacyPath, about, byWhatsApp, state, renderButton, ...choices }: QuestionsProps) {
  const { offers, plans, days } = choices;
  const { place, control } = fieldsOf(id, LABELS, state);
  // Undefined until somebody changes something here: before then it is for the server to say.
  const [seen, setSeen] = useState<readonly Misfit[]>();
  const hints = seen?.map(({ words }) => words) ?? state.hints ?? [];
  const [chosen, setChosen] = useState(state.values.about || about);
  const [plan, setPlan] = useState(state.values.plan ?? '');
  const attendance = attendanceOf(chosen, plan, choices);
  const terms = offers.find(({ value }) => value === chosen)?.terms[plan];
  const look = (form: HTMLFormElement | null) => {
    if (!form) return;
    const data = new FormData(form);
    const all = (name: string) => data.getAll(name).map(String);
    setChosen(all('about').join(''));
    setPlan(all('plan').join(''));
    setSeen(
      misfits(
        {
          about: all('about').join(''),
          plan: all('plan').join(''),
          days: all('days'),
          turns: all('turns'),
          modalities: all('modalities'),
        },
        choices,
      ),
    );
  };
  // What was chosen before React came; the server's own hints stay where they are.
  const hasBegun = useRef(false);
  const begin = (questions: HTMLDivElement | null) => {
    if (hasBegun.current || !questions) return;
    hasBegun.current = true;
    if (!state.hints) look(questions.closest('form'));
  };
  const boxes = (name: FieldName, list: readonly { readonly title: string; readonly value: string }[]) => {
    const chosen = state.values[name]?.split(' ') ?? [];
    return (
      <div id={`${id}-${name}`}>
        {list.map(({ title, value }) => (
          <Choice
            key={value}
            control={<input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />}
          >
            {title}
          </Choice>
        ))}
      </div>
    );
  };
  const said = (words: readonly string[]) => (
    <output className="hints">
      {words.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
      {words.length > 0 && words.at(-1) === hints.at(-1) ? (
        <p>Você pode enviar assim mesmo: a recepção procura uma saída com você.</p>
      ) : null}
    </output>
  );
  const seenAt = (place: Misfit['at']) => seen?.filter(({ at }) => at === place).map(({ words }) => words) ?? [];
  return (
    <div ref={begin} className="questions" onChange={({ currentTarget }) => look(currentTarget.closest('form'))}>
      <input type="hidden" name="kind" value="request" />
      {/* What the server answers stands where its answers do; what is seen while somebody chooses, beside the choice. */}
      {said(seen ? [] : hints)}
      <Field {...place('about')}>
        <select {...control('about')} defaultValue={state.values.about || about} required>
          <option value="">Escolha</option>
          {GROUPS.map((group) => {
            const members = offers.filter((offer) => offer.group === group);
            return members.length > 0 ? (
              <optgroup key={group} label={group}>
                {members.map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ) : null;
          })}
        </select>
      </Field>
      <Field {...place('plan')}>
        <select {...control('plan')} required>
          <option value="">Escolha</option>
          <option value={PRIVATE.value}>{PRIVATE.title}</option>
          {plans.map(({ id: plan, name }) => (
            <option key={plan} value={plan}>
              {name}
            </option>
          ))}
          <option value={OTHER_PLAN.value}>{OTHER_PLAN.title}</option>
        </select>
      </Field>
      {terms ? <p className="attends">{`${plans.find(({ id: one }) => one === plan)?.name}: ${terms}.`}</p> : null}
      {said(seenAt('plan'))}
      <fieldset className="boxes">
        <legend>Que dias são melhores?</legend>
        <p className="helper">Marque quantos quiser. Se qualquer um serve, deixe em branco.</p>
        {attendance ? <p className="attends">{attendance}</p> : null}
        {boxes(
          'days',
          WEEKDAYS.filter(({ value }) => days.includes(value)),
        )}
      </fieldset>
      <fieldset className="boxes">
        <legend>Em que turno?</legend>
        <p className="helper">Se qualquer um serve, deixe em branco.</p>
        {boxes('turns', TURNS)}
      </fieldset>
      {said(seenAt('when'))}
      {/* Asked where both are possible, or nothing is chosen yet. */}
      {offers.some((offer) => isEither(offer) && (chosen === '' || offer.value === chosen)) ? (
        <fieldset className="boxes">
          <legend>Na clínica ou por vídeo?</legend>
          <p className="helper">Se tanto faz, deixe em branco.</p>
          {boxes('modalities', WAYS)}
        </fieldset>
      ) : null}
      {said(seenAt('how'))}
      <input type="hidden" name="read" value={hints.join(' ')} />
      <div className="pair">
        <Field {...place('name')} wrong="Escreva o seu nome completo">
          <input {...control('name')} type="text" autoComplete="name" required />
        </Field>
        <Field {...place('phone')} wrong={WRONG_PHONE}>
          <input {...control('phone')} type="tel" autoComplete="tel" pattern={PHONE} required />
        </Field>
      </div>
      <Consent id={id} privacyPath={privacyPath} {...state} />
      {renderButton(byWhatsApp ? 'Montar a mensagem' : hints.length > 0 ? 'Enviar assim mesmo' : 'Enviar o pedido')}
    </div>
  );
}
