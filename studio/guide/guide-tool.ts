import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { lazy } from 'react';
import { type DocumentActionComponent, type Tool } from 'sanity';
import { route, useRouter } from 'sanity/router';

import { GUIDE, partOf } from './part-of.ts';

/** Texts and pictures come when they are wanted. */
const GuideScreen = lazy(() => import('./guide-screen.tsx'));

export const guideTool: Tool = {
  name: 'ajuda',
  title: 'Ajuda',
  icon: HelpCircleIcon,
  component: GuideScreen,
  router: route.create('/', [route.create('/:part')]),
};

/** In the menu of a document: the part of the guide that is about such documents. */
export const HelpWithThis: DocumentActionComponent = ({ type }) => {
  const router = useRouter();
  return {
    label: 'Ajuda sobre isto',
    icon: HelpCircleIcon,
    onHandle: () => router.navigateUrl({ path: `${GUIDE}/${partOf(type)}` }),
  };
};
