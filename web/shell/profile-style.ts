import { styled } from 'styled-components';
import { from, radius, sectionSpace, space, theme, type, weight } from '../ui/tokens.ts';

/** Layout of a professional's page: a head on a soft surface, then facts beside the story. */
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

  .body {
    display: grid;
    gap: ${space(24)} clamp(2rem, 5vw, 5rem);
    padding-block: clamp(2.5rem, 1.5rem + 4vw, 5rem) ${sectionSpace};
    ${from('gridMd')} {
      grid-template-columns: minmax(10rem, 4fr) 8fr;
    }
  }
  .facts {
    display: grid;
    gap: ${space(16)};
    align-content: start;
  }
  .facts > div {
    display: grid;
    gap: ${space(6)};
  }
  .facts h2 {
    display: flex;
    align-items: center;
    gap: ${space(5)};
    font-size: ${type.h4};
    font-weight: ${weight.title};
  }
  .facts svg {
    color: ${theme.tone.tintInk};
  }
  .facts ul {
    display: grid;
    gap: ${space(6)};
  }
  .facts span {
    display: block;
    color: ${theme.tone.inkSoft};
  }
`;
