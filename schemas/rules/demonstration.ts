import { memberOf } from './form-value.ts';

/**
 * What only the demonstration (`demo/`) says: names of nobody and of nowhere, and sentences that call themselves an example.
 * A clinic that exists has none of them.
 */
export const INVENTED = [
  'Clínica Exemplo Norte',
  'Cidade Exemplo',
  'Convênio Exemplo',
  'Empresa Modelo do Norte',
  'Cartão Amostra',
  'Pronto-Socorro Municipal Exemplo',
  'Universidade Exemplo',
  'Faculdade Modelo do Norte',
  'Hospital Exemplo',
  'Escola Técnica Modelo',
  'Ana Exemplo',
  'Elisa Amostra',
  'Carla Amostra',
  'Bruno Modelo',
  'Davi Teste',
  'Fábio Modelo',
  'exemplo.invalid',
  '12ABC34501DE35',
  '+556630000000',
  '+556630000001',
  '+556630000002',
  '+5566900000000',
  'Texto de demonstração',
  'Valores de demonstração',
  'Depoimento de demonstração',
] as const;

/** The first of these words in a text. */
export function inventedIn(text: string): string | undefined {
  return INVENTED.find((words) => text.includes(words));
}

/** Whether visitors would read something invented: the document is marked so, or one of its texts says it. */
export function isInvented(document: object): boolean {
  return memberOf(document, 'isDemo') === true || namesInvented(document);
}

/** Whether any text names what was invented, but for what an approval keeps: nobody reads that. */
export function namesInvented(document: object): boolean {
  return inventedIn(JSON.stringify({ ...document, approval: undefined })) !== undefined;
}
