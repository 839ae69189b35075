import CallToAction from '#schemas/sections/call-to-action/call-to-action.tsx';
import { phoneHref, whatsappHref } from '../ui/formats/phone.ts';
import type { Settings } from './content.ts';

interface NextStepProps {
  readonly title: string;
  readonly settings: Settings | null;
}

/** The end of a page about one thing: whom to ask. Nothing where the clinic has neither WhatsApp nor a phone. */
export function NextStep({ title, settings }: NextStepProps) {
  const number = settings?.whatsapp?.number;
  const phone = settings?.phones?.[0]?.number;
  const ways = [
    ...(number ? [['Fale no WhatsApp', whatsappHref(number, settings.whatsapp?.defaultMessage)] as const] : []),
    ...(phone ? [['Ligar agora', phoneHref(phone)] as const] : []),
  ];
  if (ways.length === 0) return null;
  return (
    <CallToAction
      _key="proximo-passo"
      _type="callToAction"
      anchorId={null}
      variant="faixa"
      title={title}
      text="A recepção responde no horário de atendimento."
      ctas={ways.map(([label, href], index) => ({
        _key: label,
        label,
        style: index === 0 ? 'primary' : 'secondary',
        link: { kind: 'url', href },
      }))}
    />
  );
}
