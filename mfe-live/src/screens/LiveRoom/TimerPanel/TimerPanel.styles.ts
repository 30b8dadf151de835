import { color, font, layer, media, radius, size, space, text, weight, stroke } from 'shared-ui';
import { styled } from 'styled-components';
import { ActButton } from '../ActButton';

export const Root = styled.section`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  border: ${stroke.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

/** Under the thumb on a phone: at the foot of the window, whatever is scrolled. */
export const Transport = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr) minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[3]} ${space.gutter} max(${space[3]}, env(safe-area-inset-bottom));
  border-block-start: ${stroke.hairline};
  background: ${color.surface};

  @media ${media.tablet} {
    position: static;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr);
    padding: 0;
    border: 0;
  }
`;

export const Step = styled(ActButton)`
  min-block-size: ${size.tall};
  padding: 0 ${space[1]};
  font-size: ${text.lead.size};
  font-variant-numeric: tabular-nums;
`;

export const Toggle = styled(ActButton)`
  min-block-size: ${size.tall};
  padding: 0 ${space[1]};
  font-size: ${text.lead.size};

  /* The panel is narrow here: the longer word keeps clear of the edge. */
  @media ${media.tablet} {
    font-size: ${text.body.size};
  }

  @media ${media.wide} {
    font-size: ${text.lead.size};
  }
`;

export const Clock = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  font-size: ${text.small.size};
  color: ${color.textMuted};

  time {
    font-family: ${font.figure};
    font-size: ${text.section.size};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    color: ${color.text};
  }
`;
