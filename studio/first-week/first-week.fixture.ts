import type { SchemaType } from 'sanity';

import { demonstrationDocuments } from '../../demo/documents.ts';
import { compiledSchema } from '../../schemas/testing.ts';
import { leftOver } from './left-over.ts';
import { ownContent } from './own-content.ts';
import type { Stored } from './stored.ts';

export const demonstration = demonstrationDocuments as unknown as readonly Stored[];
export const everyArea = 'area-clinica-geral,area-psicologia,area-imagem';
export const answers = {
  tradeName: 'Clínica Rio Teles Pires',
  tagline: 'Clínica geral e psicologia',
  legalName: 'Clínica Rio Teles Pires Ltda.',
  cnpj: '11222333000181',
  crm: '4321',
  phone: '+556635310000',
  whatsapp: '+5566999110000',
  email: 'contato@rioteles.com.br',
  street: 'Rua das Castanheiras',
  number: '210',
  district: 'Centro',
  city: 'Sinop',
  cep: '78550000',
  weekOpens: '07:00',
  weekCloses: '11:00',
  lateOpens: '13:00',
  lateCloses: '17:30',
  areas: everyArea,
  director: 'Lúcia Prado Nogueira',
  directorGender: 'feminine',
  directorCrm: '5432',
  dpo: 'Marta Siqueira Lopes',
  dpoEmail: 'privacidade@rioteles.com.br',
  plans: 'Unimed\nMT Saúde\n\nUnimed',
  pricing: 'no',
};

/** Everything that is published once the clinic's own content is. */
export function after(given: typeof answers | Record<string, string>): readonly Stored[] {
  const { put, make, remove } = ownContent(demonstration, demonstration, { answers: given, today: '2026-11-26' });
  const documents = new Map(demonstration.map((document) => [document._id, document]));
  for (const id of remove) documents.delete(id);
  for (const document of put) documents.set(document._id, document);
  for (const document of make) if (!documents.has(document._id)) documents.set(document._id, document);
  return [...documents.values()];
}

export const left = (documents: readonly Stored[]) =>
  leftOver(documents, demonstration, (name) => compiledSchema.get(name) as SchemaType);

export const byId = (documents: readonly Stored[], id: string) => documents.find(({ _id }) => _id === id);
