import { defineField, defineType } from '@sanity/types';
import { carefulLanguage } from '../rules/advertising.ts';

/**
 * The picture a link is shared with. The site draws it beside the title and the clinic's identification, which must stand
 * inside every piece that is shared (M24): a picture of its own could not carry them.
 * @param scope which links, as “desta página”
 */
export function sharedImageField(scope: string) {
  return defineField({
    name: 'ogImage',
    title: 'Imagem ao compartilhar',
    type: 'picture',
    description: `Opcional. Aparece ao lado do título quando alguém compartilha o link ${scope}, com a identificação da clínica.`,
  });
}

export const seoSchema = defineType({
  name: 'seo',
  title: 'Google e redes sociais',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'title',
      title: 'Título no Google',
      type: 'string',
      description: 'Aparece também na aba do navegador. Vazio: usa o título da página.',
      validation: (rule) => [
        rule.max(60).warning('Acima de 60 caracteres o Google corta o título.'),
        rule.custom(carefulLanguage).warning(),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Descrição no Google',
      type: 'text',
      rows: 3,
      description: 'Uma ou duas frases que dizem o que a pessoa encontra na página.',
      validation: (rule) => [
        rule.min(50).max(160).warning('O ideal é ter entre 50 e 160 caracteres.'),
        rule.custom(carefulLanguage).warning(),
      ],
    }),
    sharedImageField('desta página'),
    defineField({
      name: 'noindex',
      title: 'Não mostrar no Google',
      type: 'boolean',
      description: 'Marque para que o Google e outros não listem esta página.',
      initialValue: false,
    }),
  ],
});
