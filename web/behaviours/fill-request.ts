import { weekdayOf } from '../ui/formats/hours.ts';
import { wakePage } from './wake.ts';

const known = new WeakSet<Element>();

/**
 * Puts into the form for an appointment the plan and the day that somebody chose in the list of people (`narrow-lists.ts`). The
 * first choice wakes React, which says while one chooses what does not go together.
 */
export function fillRequest(): void {
  const plan = document.querySelector<HTMLSelectElement>('select[name="plan"]');
  if (!plan || known.has(plan)) return;
  known.add(plan);
  plan.form?.addEventListener('change', wakePage, { once: true });
  const asked = new URLSearchParams(location.search);
  const option = [...plan.options].find(({ value }) => value && value === asked.get('convenio'));
  if (option && !plan.value) plan.value = option.value;
  const weekday = weekdayOf(asked.get('dia') ?? '');
  const day = plan.form?.querySelector<HTMLInputElement>(`[name="days"][value="${weekday}"]`);
  if (day) day.checked = true;
}
