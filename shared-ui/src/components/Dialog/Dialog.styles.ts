import { styled } from 'styled-components';
import { media } from '../../theme/media';
import {
  color,
  font,
  layer,
  motion,
  radius,
  space,
  weight,
  shadow,
  stroke,
  textStyle,
  extent,
} from '../../theme/tokens';
import { IconButton } from '../IconButton/IconButton';
import type { DialogSize } from './Dialog';

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.scrim};
  transition: opacity ${motion.normal};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/**
 * In a low window, title and actions would fill the dialog, above all in large text, so they scroll with the content.
 */
const LOW = '@media (max-height: 30em)';

const widths: Record<DialogSize, string> = {
  small: extent[26],
  medium: extent[34],
  large: extent[48],
};

export const Popup = styled.div<{ $size: DialogSize }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  max-block-size: calc(100dvh - ${space[6]});
  border: ${stroke.hairline};
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.dialog};
  outline: none;
  transition:
    opacity ${motion.normal},
    transform ${motion.normal};

  @media ${media.tablet} {
    inset: 0;
    margin: auto;
    inline-size: min(${({ $size }) => widths[$size]}, calc(100vw - ${space[8]}));
    block-size: fit-content;
    max-block-size: calc(100dvh - ${space[16]});
    border-radius: ${radius.large};
  }

  ${LOW} {
    max-block-size: calc(100dvh - ${space[4]});
    overflow-y: auto;
  }

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(${space[2]});
  }
`;

export const Title = styled.h2`
  padding: ${space[6]} ${space[16]} 0 ${space[6]};
  font-family: ${font.display};
  ${textStyle('section')};
  font-weight: ${weight.medium};
`;

export const Close = styled(IconButton)`
  position: absolute;
  inset-block-start: ${space[5]};
  inset-inline-end: ${space[4]};
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  /* WebKit takes the basis of "flex: 1", 0 %, of a popup whose height fits its content: the body had no height there. */
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${space[2]} ${space[6]} ${space[6]};
  overflow-y: auto;

  ${LOW} {
    flex: none;
    overflow: visible;
  }
`;

export const Description = styled.p`
  color: ${color.textMuted};
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${space[6]};
  border-block-start: ${stroke.hairline};
`;
