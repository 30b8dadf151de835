import { styled } from 'styled-components';
import { media } from '../../theme/media';
import {
  color,
  extent,
  icon,
  layer,
  motion,
  radius,
  shadow,
  size,
  space,
  stroke,
  weight,
} from '../../theme/tokens';
import { Button } from '../Button/Button';

/** Height of the foot of the window, in px. */
export const FOOT = '--toast-foot';

export const Viewport = styled.div`
  position: fixed;
  /* Above the controls at the foot of the window. */
  inset: auto ${space[4]} calc(${space[4]} + var(${FOOT}, 0px));
  z-index: ${layer.toast};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  outline: none;

  @media ${media.tablet} {
    inset: auto ${space[6]} calc(${space[6]} + var(${FOOT}, 0px)) auto;
    inline-size: ${extent[24]};

    /* A live room has its messages at the end, and their buttons at the bottom. */
    :root:has([data-own-menu]):not(:has([data-show-mode])) & {
      inset-inline: ${space[6]} auto;
    }
  }

  /* In a small window a form and a dialog end with their buttons at the bottom; a live room has its own there and at the top. */
  @media ${media.small} {
    :root:not(:has([data-own-menu])) & {
      inset-block: calc(${size.header} + ${space[2]}) auto;
    }
  }
`;

export const Root = styled.div`
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.popup};
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
  inline-size: ${icon.micro};
  padding-block-start: ${space[4]};

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

/** The action stands beside the text, or below it in a narrow toast. */
export const Main = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 ${space[3]};
  min-inline-size: 0;
`;

export const Words = styled.div`
  flex: 1 1 ${extent[9]};
  min-inline-size: 0;
  padding: ${space[2]} 0;
`;

export const Action = styled(Button)`
  margin-block: ${space[1]};
`;

export const Title = styled.p`
  font-weight: ${weight.medium};
`;
