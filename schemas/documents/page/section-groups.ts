interface SectionGroup {
  readonly name: string;
  readonly title: string;
  readonly of: string[];
}

const GROUPS: readonly SectionGroup[] = [
  { name: 'opening', title: 'Abertura', of: ['banner', 'formBanner', 'comingSoon', 'notFoundBanner'] },
  { name: 'clinic', title: 'A clínica', of: ['hoursLocation', 'team', 'portfolio', 'figures', 'testimonials'] },
  {
    name: 'care',
    title: 'Atendimento',
    of: ['services', 'exams', 'healthPlans', 'pricing', 'resultsPortal', 'faq', 'contact'],
  },
  { name: 'text', title: 'Textos e imagens', of: ['richText', 'imageText', 'features', 'callToAction', 'blog'] },
];

/** Tabs of the menu from which a section is added. A new section type needs no entry here: it comes under "Outras". */
export function sectionGroups(types: readonly string[]): SectionGroup[] {
  const known = GROUPS.map((group) => ({ ...group, of: group.of.filter((name) => types.includes(name)) }));
  const placed = new Set(known.flatMap(({ of }) => of));
  const others = types.filter((name) => !placed.has(name));
  return others.length > 0 ? [...known, { name: 'others', title: 'Outras', of: others }] : known;
}
