/** Icons in `icons.svg`; `icon.test.tsx` keeps the two in step. */
export const iconNames = [
  'stethoscope',
  'conversation',
  'ultrasound',
  'calendar',
  'clock',
  'phone',
  'whatsapp',
  'location',
  'document',
  'shield',
  'people',
  'heart',
  'check',
  'accessibility',
  'home',
  'car',
  'leaf',
  'mail',
  'menu',
  'close',
  'sun',
  'moon',
  'arrow-right',
  'chevron-right',
  'chevron-down',
  'external',
  'route',
  'alert',
  'search',
  'graduation',
  'globe',
] as const;

export type IconName = (typeof iconNames)[number];

export function isIconName(value: string | null | undefined): value is IconName {
  return typeof value === 'string' && (iconNames as readonly string[]).includes(value);
}
