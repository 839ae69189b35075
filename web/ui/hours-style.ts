import { css } from 'styled-components';
import { space, theme, weight } from './tokens.ts';

/** Opening hours: days at one side, times at the other. */
export const hoursStyle = css`
  display: grid;
  gap: ${space(8)};

  dl {
    display: grid;
    gap: ${space(4)};
    font-variant-numeric: tabular-nums;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(10)};
  }
  dt {
    font-weight: ${weight.label};
  }
  dd {
    color: ${theme.tone.inkSoft};
  }
  .department,
  .today {
    font-weight: ${weight.title};
  }
`;
