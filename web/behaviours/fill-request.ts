const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const known = new WeakSet<Element>();

/** Puts into the form for an appointment the plan and the day that somebody chose in the list of people (`narrow-lists.ts`). */
export function fillRequest(): void {
  const plan = document.querySelector<HTMLSelectElement>('select[name="plan"]');
  if (!plan || known.has(plan)) return;
  known.add(plan);
  const asked = new URLSearchParams(location.search);
  const option = [...plan.options].find(({ value }) => value && value === asked.get('convenio'));
  if (option && !plan.value) plan.value = option.value;
  const weekday = WEEKDAYS[new Date(asked.get('dia') ?? '').getUTCDay()];
  const day = plan.form?.querySelector<HTMLInputElement>(`[name="days"][value="${weekday}"]`);
  if (day) day.checked = true;
}
