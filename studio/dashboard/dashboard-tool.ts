import { HomeIcon } from '@sanity/icons/Home';
import type { Tool } from 'sanity';

import { Dashboard } from './dashboard.tsx';

/** First in the bar, so it is what Studio opens with. */
export const dashboardTool: Tool = { name: 'inicio', title: 'Início', icon: HomeIcon, component: Dashboard };
