import { defineField } from '@sanity/types';

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
