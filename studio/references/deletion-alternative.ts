/** What to do instead of deleting something that others refer to. */
export interface DeletionAlternative {
  readonly advice: string;
  /** The field that takes it off the site without deleting it, and what its button says. */
  readonly field?: { readonly path: string; readonly label: string };
}

const ALTERNATIVES: Readonly<Record<string, DeletionAlternative>> = {
  professional: {
    advice: 'Na situação “Saiu da clínica” o perfil sai do site, e o que a pessoa escreveu ou revisou fica.',
    field: { path: 'status', label: 'Mudar a situação' },
  },
  healthPlan: {
    advice: 'Convênio sem contrato sai do site quando “Contrato em vigor” é desmarcado.',
    field: { path: 'active', label: 'Ir para “Contrato em vigor”' },
  },
  priceItem: {
    advice: 'Um valor que acabou sai do site na data de “Vigente até”.',
    field: { path: 'validUntil', label: 'Ir para “Vigente até”' },
  },
};

const ANY: DeletionAlternative = {
  advice: 'Abra cada um, tire este documento dele e publique. Depois volte aqui.',
};

export function deletionAlternative(type: string): DeletionAlternative {
  return ALTERNATIVES[type] ?? ANY;
}
