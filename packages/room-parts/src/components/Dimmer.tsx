import { color, layer } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** Brightness of the screen’s own light, in percent. */
const FULL_BRIGHTNESS = 100;

/** A layer above everything, dialogs too. Pointer events pass through it. */
const Shade = styled.div`
  position: fixed;
  inset: 0;
  z-index: calc(${layer.skip} + 1);
  background: ${color.night};
  pointer-events: none;
  forced-color-adjust: none;
`;

/** Darkens this window. @param brightness in percent */
export function Dimmer({ brightness }: { readonly brightness: number }) {
  if (brightness >= FULL_BRIGHTNESS) return null;
  return <Shade aria-hidden data-dimmer style={{ opacity: 1 - brightness / FULL_BRIGHTNESS }} />;
}
