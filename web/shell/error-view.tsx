import type { ReactNode } from 'react';
import { SmartLink } from '../ui/smart-link.tsx';

type ErrorViewProps = {
  /** The button that tries again; without one only the way home is offered. */
  retry?: ReactNode;
  /** HTTP status; 500 where none is given. */
  status?: number;
  /** For whoever maintains the site; visitors are told the rest. */
  reason?: string;
};

/**
 * The generic error page. Rendered by a client file, so it brings no styled-components: its classes are in
 * web/ui/awake-style.tsx, and it reads well without any.
 */
export function ErrorView({ retry, status = 500, reason }: ErrorViewProps) {
  return (
    <div className="error-view">
      <h1>Algo deu errado</h1>
      <p>Não foi possível mostrar esta página agora. Tente novamente em instantes ou volte ao início.</p>
      <p>Código: {status}</p>
      {reason ? <p lang="en">{reason}</p> : null}
      <div className="actions">
        {retry}
        <SmartLink className="button-plain" href="/">
          Voltar ao início
        </SmartLink>
      </div>
    </div>
  );
}
