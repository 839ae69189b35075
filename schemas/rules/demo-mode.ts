import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';

const DEMO = defineQuery(
  `*[isDemo == true && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_type asc, _id asc) [0...3] {"name": coalesce(title, name, fullName, label, question, from, select(_type == "clinicHours" => "Horários e feriados"), _id)}`,
);

/** Invented people and prices must not go on the air as if they were real (M1, P1): first each one is replaced. */
export async function demoModeProblem(isOn: boolean | undefined, context: ValidationContext): Promise<true | string> {
  if (isOn === true) return true;
  const client = context.getClient({ apiVersion: '2025-02-19' });
  const left = await client.fetch(DEMO);
  if (!left?.length) return true;
  return `Ainda há conteúdo de demonstração: ${left.map(({ name }) => name).join(', ')}. Troque-o ou apague-o antes.`;
}
