import { color, Kbd, media } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { type KeyAct, keyLabelOf } from '@standby/live-room/domain/keyboard-map';

/** Where there is a pointer that hovers there is a keyboard, as a rule; a phone has neither. */
const Key = styled(Kbd)`
  display: none;
  color: ${color.textMuted};

  @media ${media.tablet} and ${media.hover} {
    display: inline-grid;
  }
`;

/** The key of an act, on its button: `aria-keyshortcuts` says the same to assistive technology. */
export function KeyLabel({ act }: { readonly act: KeyAct }) {
  return <Key aria-hidden>{keyLabelOf(act)}</Key>;
}
