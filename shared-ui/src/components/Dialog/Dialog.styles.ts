import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, font, layer, motion, radius, space, text, weight } from '../../theme/tokens';
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

const widths: Record<DialogSize, string> = { small: '26rem', medium: '34rem', large: '48rem' };

export const Popup = styled.div<{ $size: DialogSize }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - ${space[6]});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surface};
  color: ${color.text};
  box-shadow: 0 16px 48px ${color.shade};
  outline: none;
  transition:
    opacity ${motion.normal},
    transform ${motion.normal};

  @media ${media.tablet} {
    inset: 0;
    margin: auto;
    width: min(${({ $size }) => widths[$size]}, calc(100vw - ${space[8]}));
    height: fit-content;
    max-height: calc(100dvh - ${space[16]});
    border-radius: ${radius.large};
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
  font-size: ${text.section.size};
  line-height: ${text.section.line};
  font-weight: ${weight.medium};
`;

export const Close = styled(IconButton)`
  position: absolute;
  top: ${space[5]};
  right: ${space[4]};
`;

export const Body = styled.div`
  display: grid;
  gap: ${space[5]};
  flex: 1;
  padding: ${space[2]} ${space[6]} ${space[6]};
  overflow-y: auto;
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
  border-top: 1px solid ${color.hairline};
`;
