import { styled } from 'styled-components';
import { from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';

/** How a preparation looks: ages in boxes, days along a line. */
export const Root = styled.div`
  display: grid;
  gap: ${space(10)};

  .rule,
  .part {
    display: grid;
    gap: ${space(3)};
    align-content: start;
  }
  .rule {
    padding: ${space(10)};
    border-radius: ${radius.card};
    background: ${theme.tone.tint};
  }
  .rules {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: ${space(8)};
  }
  .label,
  .day {
    margin: 0;
    font-size: inherit;
    font-weight: ${weight.title};
  }
  .lines li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(4)};
  }
  .lines svg {
    margin-block-start: 0.2em;
    color: ${theme.tone.green};
  }
  .lines {
    display: grid;
    gap: ${space(2)};
  }
  .warning {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(5)};
    padding: ${space(7)} ${space(9)};
    border-radius: ${radius.control};
    background: ${theme.tone.warningTint};
    color: ${theme.tone.warning};
  }
  /* Days along a line: downwards, or from left to right where three have room beside one another. */
  .days {
    display: grid;
    /* The dots stand on the line, whose first is the margin's. */
    margin-inline-start: 0.375rem;
    ${from('gridMd')} {
      margin-inline-start: 0;
      grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
      margin-block-start: ${space(6)};
    }
  }
  .days > li {
    position: relative;
    display: grid;
    gap: ${space(6)};
    align-content: start;
    padding: 0 ${space(8)} ${space(12)} ${space(12)};
    border-inline-start: 2px solid ${theme.tone.line};
    ${from('gridMd')} {
      padding: ${space(12)} ${space(12)} 0 0;
      border-inline-start: 0;
      border-block-start: 2px solid ${theme.tone.line};
    }
  }
  .days > li::before {
    position: absolute;
    inset: 0.3em auto auto -0.5rem;
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
    background: ${theme.tone.action};
    content: '';
    ${from('gridMd')} {
      inset: -0.5rem auto auto 0;
    }
  }
  .day {
    color: ${theme.tone.tintInk};
  }
  .reviewed {
    padding-block-start: ${space(8)};
    border-block-start: 1px solid ${theme.tone.line};
    font-size: ${type.small};
  }
  /* See web/shell/detail-page.tsx. */
  @media print {
    &,
    .days > li {
      display: block;
    }
    .rules,
    .days {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      margin-block: 0 ${space(8)};
      break-inside: avoid;
    }
    .rule,
    .warning {
      padding: 0;
    }
    .days > li {
      padding: 0 ${space(8)} 0 0;
      border: 0;
    }
    .days > li::before {
      display: none;
    }
    .rule,
    .part,
    .warning {
      margin-block-end: ${space(6)};
    }
    .rules {
      margin-block-end: 0;
    }
  }
`;
