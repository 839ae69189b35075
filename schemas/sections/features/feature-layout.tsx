import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { headerBeside } from '#web/ui/section-columns.ts';

const Beside = styled.div`
  ${headerBeside}
`;

/** Header over the items, or beside them. */
export function FeatureLayout({ isBeside, children }: { isBeside: boolean; children: ReactNode }) {
  return isBeside ? <Beside>{children}</Beside> : <div>{children}</div>;
}
