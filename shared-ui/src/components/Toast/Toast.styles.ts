import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, layer, motion, radius, space, text, weight } from '../../theme/tokens';
import { Button } from '../Button/Button';

export const Viewport = styled.div`
  position: fixed;
  inset: auto ${space[4]} ${space[4]};
  z-index: ${layer.toast};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  outline: none;

  @media ${media.tablet} {
    inset: auto ${space[6]} ${space[6]} auto;
    width: 24rem;
  }
`;

export const Root = styled.div`
  border: 1px solid ${color.control};
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: 0 8px 24px ${color.shade};
  transform: translateX(var(--toast-swipe-movement-x)) translateY(var(--toast-swipe-movement-y));
  transition:
    opacity ${motion.normal},
    transform ${motion.normal};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(${space[2]});
  }

  &[data-limited] {
    display: none;
  }
`;

export const Content = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
`;

export const Mark = styled.span`
  flex-shrink: 0;
  width: 0.75rem;
  padding-top: 1rem;

  &[data-tone='go'] {
    color: ${color.go};
  }
  &[data-tone='standby'] {
    color: ${color.standby};
  }
  &[data-tone='stop'] {
    color: ${color.stop};
  }
  &[data-tone='info'] {
    color: ${color.info};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding: ${space[2]} 0;
`;

export const Action = styled(Button)`
  margin-block: ${space[1]};
`;

export const Title = styled.p`
  font-weight: ${weight.medium};
`;

export const Description = styled.p`
  font-size: ${text.small.size};
  line-height: ${text.small.line};
  color: ${color.textMuted};
`;
