import { clinicSignature } from '#schemas/documents/professional/identification.ts';
import type { Settings } from '#schemas/content.ts';
import type { PictureValue } from '#web/ui/picture.tsx';

/** A registration must not be torn apart at the end of a line. */
function keepNumbers(line: string): string {
  return line.replaceAll(/ (?=\d)/g, '\u00A0');
}

/** A picture that was not taken at the clinic says so inside the piece, too (art. 9; M21). */
export function originLines(picture: Pick<PictureValue, 'isStock' | 'credit'> | null | undefined): string[] {
  if (!picture?.isStock) return [];
  return [['Imagem ilustrativa', picture.credit].filter(Boolean).join(': ')];
}

/** Lines that must stand inside a shared picture (CFM 2.336/2023, art. 5; M24). */
export function previewLines({ crmRegistration, technicalDirector }: Settings): string[] {
  const { registration, director } = clinicSignature({ crmRegistration, technicalDirector });
  return [registration, director].filter(Boolean).map(keepNumbers);
}
