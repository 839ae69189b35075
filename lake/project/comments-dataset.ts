import type { Dataset, Datasets } from '../lake.ts';

/** The add-on dataset that holds comments and tasks about a dataset; made when there is none yet. */
export function commentsDataset(datasets: Datasets, about: string): Dataset {
  const known = datasets.list().find(({ profile, addonFor }) => profile === 'comments' && addonFor === about);
  if (known) return datasets.get(known.name);
  return datasets.create(`${about}-comments`, { aclMode: 'private', profile: 'comments' }, about);
}
