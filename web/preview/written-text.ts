import type { FilterDefault } from '@sanity/client/stega';

/** Texts that look written, but go into links, searches and decisions, or are choices from a list. */
const USED_BY_CODE = new Set([
  'address',
  'anchorId',
  'council',
  'defaultMessage',
  'honorific',
  'languages',
  'timeZone',
  'titleTemplate',
  'whatsappMessage',
]);

/** Somebody wrote it: it has several words, or one that begins large and goes on small. */
const WRITTEN = /\p{L}[^]*\s|\s[^]*\p{L}|^\P{L}*\p{Lu}\S*\p{Ll}/u;

/**
 * Which texts carry the invisible note that leads from the preview to their field. Only what people wrote: choices from a
 * list, numbers, hours and addresses decide something in the code, and must stay what they are.
 */
export const isWrittenText: FilterDefault = (props) => {
  const { sourcePath, value } = props;
  if (sourcePath.some((step) => typeof step === 'string' && USED_BY_CODE.has(step))) return false;
  if (/^\S+@\S+$/.test(value) || !WRITTEN.test(value)) return false;
  return props.filterDefault(props);
};
