import type { ReactNode } from 'react';
import { SmartLink } from '../ui/smart-link.tsx';

type ErrorViewProps = {
  /** The button that tries again; without one only the way home is offered. */
  retry?: ReactNode;
  status?: number;
};

/**
 * The generic error page. Rendered by a client file, so it brings no styled-components: its classes are in the
 * global style, and it reads well without any.
 */
export function ErrorView({ retry, status = 500 }: ErrorViewProps) {
  return (
    <div className="error-view">
      <h1>Algo deu errado</h1>
      <p>Não foi possível mostrar esta página agora. Tente novamente em instantes ou volte ao início.</p>
      <p>Código: {status}</p>
      <div className="actions">
        {retry}
        <SmartLink className="button-plain" href="/">
          Voltar ao início
        </SmartLink>
      </div>
    </div>
  );
}
