import { createGlobalStyle } from 'styled-components';
import { actionEdge, duration, ease, radius, space, theme, type } from './tokens.ts';

/**
 * Looks of what only React shows: the loading bar, the notice about reads, what stands in place of a part or a page that failed. Client files
 * must not load styled-components (12 KB), so the frame hands it to them: it comes with the data that React reads, and not with the page. A page that is
 * rendered with one of these renders this, too.
 */
export const AwakeStyle = createGlobalStyle`
  .loading-bar {
    position: fixed;
    inset: 0 0 auto;
    z-index: 999999;
    width: 100%;
    height: 5px;
    border: 0;
    background: transparent;
    color: ${actionEdge(theme.role.primary)};
    appearance: none;
    pointer-events: none;
  }
  .loading-bar[data-failed] { color: ${theme.role.error}; }
  .loading-bar::-webkit-progress-bar { background: transparent; }
  .loading-bar::-webkit-progress-value { background: currentcolor; transition: width ${duration.quick} ${ease}; }
  .loading-bar::-moz-progress-bar { background: currentcolor; }
  .fetch-status { display: flex; flex-wrap: wrap; gap: ${space(2)} ${space(8)}; align-items: center; }
  .fetch-status[data-state='pending'], .fetch-status[data-state='new'] { background: ${theme.tone.card}; color: ${theme.tone.ink}; }
  .fetch-status button {
    min-height: 2.5rem;
    padding: 0 ${space(6)};
    border: 1px solid currentcolor;
    border-radius: ${radius.control};
    background: none;
    font-weight: 500;
    cursor: pointer;
  }
  .section-error {
    display: grid;
    justify-items: start;
    gap: ${space(8)};
    max-width: 40rem;
    margin: ${space(24)} auto;
    padding: ${space(12)};
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
  }
  .error-view {
    display: grid;
    justify-items: start;
    gap: ${space(10)};
    max-width: 40rem;
    margin: 0 auto;
    padding: ${space(48)} ${space(10)};
  }
  .error-view h1 { font-size: ${type.display}; line-height: 1.12; letter-spacing: -0.02em; }
  .error-view p { color: ${theme.tone.inkSoft}; font-size: ${type.lead}; }
  .error-view .actions { display: flex; flex-wrap: wrap; gap: ${space(6)}; }

  @media (forced-colors: active) {
    .loading-bar { color: Highlight; forced-color-adjust: none; }
  }
`;
