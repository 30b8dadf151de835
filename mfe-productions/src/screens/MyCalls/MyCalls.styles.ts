import { styled } from 'styled-components';
import { color, extent, icon, media, space, stroke, textStyle, weight } from '@standby/shared-ui';

/** Frame that fills the screen, which has no navigation. */
export const Frame = styled.div`
  min-block-size: 100dvh;
  padding-block: ${space[6]};
  background: ${color.page};
`;

export const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  overflow-wrap: anywhere;

  section {
    display: grid;
    gap: ${space[4]};
    justify-items: start;
  }

  section > div,
  ul {
    inline-size: 100%;
  }

  h2 {
    ${textStyle('section')};
  }

  h3 {
    ${textStyle('heading')};
  }

  li {
    display: grid;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-block-end: ${stroke.hairline};

    @media ${media.tablet} {
      grid-template-columns: ${extent[13]} minmax(0, 1fr);
    }
  }

  small {
    display: block;
    ${textStyle('small')};
    color: ${color.textMuted};
    white-space: pre-line;
  }
`;

export const When = styled.span`
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`;

export const Call = styled.article`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  inline-size: 100%;
  padding-block: ${space[4]};
  border-block: ${stroke.hairline};

  [role='status'] {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    color: ${color.go};
  }

  svg {
    inline-size: ${icon.large};
    block-size: ${icon.large};
  }
`;
