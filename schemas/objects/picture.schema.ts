import { type ConditionalPropertyCallbackContext, defineField, defineType, type Path } from '@sanity/types';
import { altTextProblem, creditProblem, isLogo, peopleConsentProblem, PICTURE_TYPES } from '../rules/pictures.ts';
import { memberOf } from '../rules/form-value.ts';
import { PEOPLE_CONSENT } from './choices.ts';

/** Of a field of a picture: whether the picture is a logo. */
const ofLogo = (path: Path | undefined) => isLogo(path?.at(-2));

/**
 * What is said about a photo is asked for when there is one; what was written without one stays in sight, to be emptied. A logo
 * is asked nothing.
 */
const notAsked = ({ parent, value, path }: ConditionalPropertyCallbackContext) =>
  ofLogo(path) || (!memberOf(parent, 'asset') && !value);

/** Stock pictures must name their origin (CFM 2.336/2023, art. 9); every informative one needs a text alternative (WCAG 1.1.1). */
export const pictureSchema = defineType({
  name: 'picture',
  title: 'Imagem',
  type: 'image',
  options: {
    accept: PICTURE_TYPES,
    // Studio's own names for these are English.
    hotspot: {
      previews: [
        { title: 'Quadrado', aspectRatio: 1 },
        { title: 'Retrato 3:4', aspectRatio: 3 / 4 },
        { title: 'Paisagem 16:9', aspectRatio: 16 / 9 },
      ],
    },
  },
  fields: [
    defineField({
      name: 'alt',
      title: 'Descrição da foto (para quem não enxerga)',
      type: 'string',
      description: 'O que se vê nela: “Recepção da clínica com balcão baixo e rampa”.',
      hidden: (context) => memberOf(context.parent, 'decorative') === true || notAsked(context),
      validation: (rule) => [
        rule.max(160),
        rule.custom((_value, { parent, path }) => ofLogo(path) || altTextProblem(parent)),
      ],
    }),
    defineField({
      name: 'decorative',
      title: 'Imagem decorativa',
      type: 'boolean',
      description: 'Marque quando a imagem não acrescenta informação; leitores de tela vão ignorá-la.',
      hidden: notAsked,
      initialValue: false,
    }),
    defineField({
      name: 'isStock',
      title: 'É imagem de banco',
      type: 'boolean',
      description: 'Marque quando a foto não foi feita na clínica. O site mostra “Imagem ilustrativa” e a origem.',
      hidden: notAsked,
      initialValue: false,
    }),
    defineField({
      name: 'credit',
      title: 'Crédito ou origem',
      type: 'string',
      description: 'Quem fez a imagem. Obrigatório para imagens de banco (CFM, Res. 2.336/2023, art. 9º).',
      hidden: (context) => ofLogo(context.path) || (notAsked(context) && memberOf(context.parent, 'isStock') !== true),
      validation: (rule) => rule.custom((_value, { parent, path }) => ofLogo(path) || creditProblem(parent)),
    }),
    defineField({
      name: 'peopleConsent',
      title: 'Pessoas na foto',
      type: 'string',
      description: 'Só fica no Studio. A autorização assinada é guardada fora do site (LGPD).',
      options: { layout: 'radio', list: [...PEOPLE_CONSENT] },
      hidden: (context) => memberOf(context.parent, 'isStock') === true || notAsked(context),
      validation: (rule) =>
        rule.custom((value, { parent, path }) => ofLogo(path) || peopleConsentProblem(value, parent)).warning(),
    }),
  ],
});
