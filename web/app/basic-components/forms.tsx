import { styled } from 'styled-components';
import { WRONG_PHONE } from '../../contact/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { fieldsStyle } from '../../ui/field-style.ts';
import { Choice, describedBy, Field } from '../../ui/field.tsx';
import { GuidePart } from './guide-part.tsx';

const Fields = styled.div`
  ${fieldsStyle}
`;

const hint = 'Com DDD, só números ou com traço.';

/** Every control of a form, with hint, error and disabled state. */
export function Forms() {
  return (
    <GuidePart id="formulario" title="Formulário" lead="Rótulo sempre visível; o erro diz o que fazer.">
      <Fields className="wide-cells">
        <Field id="guia-nome" label="Nome completo">
          <input id="guia-nome" autoComplete="name" />
        </Field>
        <Field id="guia-telefone" label="Telefone" hint={hint} error={WRONG_PHONE}>
          <input
            id="guia-telefone"
            type="tel"
            autoComplete="tel"
            defaultValue="9000"
            aria-invalid="true"
            aria-describedby={describedBy('guia-telefone', { hint, error: WRONG_PHONE })}
          />
        </Field>
        <Field id="guia-email" label="E-mail" optional>
          <input id="guia-email" type="email" autoComplete="email" />
        </Field>
        <Field id="guia-senha" label="Senha">
          <input id="guia-senha" type="password" autoComplete="off" />
        </Field>
        <Field id="guia-assunto" label="Assunto">
          <select id="guia-assunto">
            <option>Agendamento</option>
            <option>Resultados</option>
          </select>
        </Field>
        <Field id="guia-fixo" label="Desabilitado">
          <input id="guia-fixo" disabled value="Não pode ser mudado" readOnly />
        </Field>
        <Field id="guia-mensagem" label="Mensagem">
          <textarea id="guia-mensagem" />
        </Field>
        <fieldset>
          <legend>Atendimento</legend>
          <Choice control={<input type="radio" name="guia-modo" defaultChecked />}>Presencial</Choice>
          <Choice control={<input type="radio" name="guia-modo" />}>Online</Choice>
          <Choice control={<input type="checkbox" />}>Li a Política de Privacidade</Choice>
        </fieldset>
      </Fields>
      <div className="row">
        <Button>Enviar mensagem</Button>
        <Button variant="soft">Cancelar</Button>
      </div>
    </GuidePart>
  );
}
