import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import type { Tool } from 'sanity';

import { ReportScreen } from './report-screen.tsx';

/** For whoever answers for what the clinic publishes; see `tools.ts`. */
export const reportTool: Tool = {
  name: 'relatorio',
  title: 'Relatório do mês',
  icon: DocumentTextIcon,
  component: ReportScreen,
};
