import { styled } from 'styled-components';
import { fieldStyle } from '#web/ui/field-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { space, weight } from '#web/ui/tokens.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(3)};

  label {
    font-weight: ${weight.label};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(5)};
  }
  input {
    ${fieldStyle}
    flex: 0 1 15rem;
  }
`;

/** The preparation in the calendar of whoever has the exam, with reminders (U3): the browser's own form, which gets a file. */
export function ReminderForm({ slug }: { readonly slug: string }) {
  return (
    <Form action="/api/exam-reminder" className="on-screen" aria-label="Lembrete do preparo">
      <label htmlFor="lembrete">Já tem dia e hora? Guarde o preparo na sua agenda, com lembretes.</label>
      <input type="hidden" name="exame" value={slug} />
      <div>
        <input id="lembrete" type="datetime-local" name="quando" required />
        <button type="submit" className="button-plain">
          <Icon name="calendar" size={20} />
          Pôr na agenda
        </button>
      </div>
    </Form>
  );
}
