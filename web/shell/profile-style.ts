import { styled } from 'styled-components';
import { from, radius, space, theme, type } from '../ui/tokens.ts';

/** The head of a professional's page, on a soft surface; the body is a DetailLayout. */
export const ProfileRoot = styled.article`
  .head {
    padding-block: ${space(16)} clamp(2.5rem, 1.5rem + 4vw, 5rem);
    background: ${theme.tone.ground};
  }
  .who {
    display: grid;
    gap: ${space(10)} clamp(2rem, 5vw, 5rem);
    padding-block-start: ${space(16)};
    ${from('gridMd')} {
      grid-template-columns: minmax(10rem, 4fr) 8fr;
      align-items: center;
    }
  }
  .portrait {
    /* Small on a phone: the registrations must stand on the first screen (CFM 2.336/2023, art. 6). */
    width: 5.5rem;
    ${from('gridMd')} {
      width: 100%;
      max-width: 20rem;
    }
  }
  .words {
    display: grid;
    gap: ${space(10)};
    justify-items: start;
  }
  .registrations {
    font-size: ${type.lead};
  }
  .leave {
    padding: ${space(6)} ${space(8)};
    border-radius: ${radius.control};
    background: ${theme.tone.warningTint};
    color: ${theme.tone.warning};
  }

  .links {
    display: grid;
    gap: ${space(2)};
  }
  .links a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
  }
`;
