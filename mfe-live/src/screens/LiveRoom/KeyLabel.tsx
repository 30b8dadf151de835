import { color, Kbd, media } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { type KeyAct, keyLabelOf } from '@standby/room-parts/keyboard-map';

/** Shown on devices with a hovering pointer, which usually have a keyboard. A phone has neither. */
const Key = styled(Kbd)`
  display: none;
  color: ${color.textMuted};

  @media ${media.tablet} and ${media.hover} {
    display: inline-grid;
  }
`;

/** The key of an act, on its button. `aria-keyshortcuts` has the same for assistive technology. */
export function KeyLabel({ act }: { readonly act: KeyAct }) {
  return <Key aria-hidden>{keyLabelOf(act)}</Key>;
}
