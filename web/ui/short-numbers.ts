/** CVV, police, SAMU, fire brigade: whoever needs one of them should not have to type it. */
export const SHORT_NUMBERS = /(?<![\d-])(188|190|192|193)(?![\d-])/;

/** Those that a text says to call: "ligue 192 (SAMU) ou 193". In "colesterol de 190" there is none. */
export const CALLED_NUMBERS =
  /(?<=\b(?:ligue|ligar|disque|telefone)(?: (?:para|o|ao|no))*(?: (?:188|190|192|193)(?: \([^)]*\))?,?(?: ou| e)?)* )(188|190|192|193)(?![\d-])/i;
