import { fill, hint, placeOf, placesOfFiles } from './places.ts';

/** Has React, Next and the page's data fetched, once. The script that begins with React comes last: it reads the data when it runs. */
export function wakePage(): void {
  const { documentElement } = document;
  if (documentElement.hasAttribute('data-awake')) return;
  documentElement.setAttribute('data-awake', '');
  for (const place of placesOfFiles()) fill(place);
  const first = placeOf('_R_');
  if (first) hint(first);
  const begin = () => void fill(first);
  const data = fill(placeOf('page-data'), `?at=${encodeURIComponent(location.pathname + location.search)}`);
  if (data) data.addEventListener('load', begin);
  else begin();
}
