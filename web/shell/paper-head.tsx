import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Settings } from '#schemas/content.ts';
import { clinicSignature, separator } from '#schemas/documents/professional/identification.ts';
import { addressLines } from '#schemas/documents/site-settings/address.ts';
import { formatPhone } from '../ui/formats/identifiers.ts';
import { Container } from '../ui/layout.tsx';
import { space } from '../ui/tokens.ts';

const Root = styled(Container)`
  display: none;
  @media print {
    display: block;
    margin-block: 0 ${space(8)};
    font-size: 13pt;
  }
`;

/** The head of a sheet that somebody keeps: whose it is, and where to call. On paper it stands in place of the footer. */
export function PaperHead({ settings, children }: { readonly settings: Settings; readonly children?: ReactNode }) {
  const { tradeName, phones, whatsapp, address } = settings;
  const { registration, director } = clinicSignature(settings);
  const numbers = (phones ?? []).map(({ label, number }) => `${label}: ${formatPhone(number)}`);
  if (whatsapp?.number) numbers.push(`WhatsApp: ${formatPhone(whatsapp.number)}`);
  return (
    <Root className="on-paper">
      <p>
        <strong>{tradeName}</strong>
      </p>
      <p>
        {numbers.map((number, index) => (
          <Fragment key={number}>
            {index > 0 ? ' · ' : ''}
            <span className="whole">{number}</span>
          </Fragment>
        ))}
      </p>
      {address ? <p>{addressLines(address).join(', ')}</p> : null}
      <p>{[registration, director].filter(Boolean).join(separator)}</p>
      {children}
    </Root>
  );
}
