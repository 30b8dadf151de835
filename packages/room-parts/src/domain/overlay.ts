import {
  OPTIONAL_PARTS,
  type OptionalPart,
  type ViewerSettings,
  withShown,
} from '@standby/live-room/domain/state/viewer-settings';

const SEARCH_NAME = 'overlay';

/** Parts of an overlay: countdown, parts of a viewer, notice of a lost connection. */
export const OVERLAY_PARTS = ['countdown', ...OPTIONAL_PARTS, 'connection'] as const;
export type OverlayPart = 'countdown' | OptionalPart | 'connection';

/** Parts of an overlay whose address names none. */
export const DEFAULT_OVERLAY: readonly OverlayPart[] = ['countdown', 'message', 'connection'];

/** Returns the parts that the viewer’s address chooses; undefined if it is not an overlay’s. */
export function overlayOf(search: string): readonly OverlayPart[] | undefined {
  const names = new URLSearchParams(search).get(SEARCH_NAME)?.split(',');
  const parts = names && OVERLAY_PARTS.filter((part) => names.includes(part));
  return parts?.length === 0 ? DEFAULT_OVERLAY : parts;
}

/** Returns the address of an overlay with the parts. @param viewer address of a viewer */
export function overlayAddress(viewer: string, parts: readonly string[]): string {
  const address = new URL(viewer);
  address.search = `${SEARCH_NAME}=${parts.join(',')}`;
  return address.href;
}

/**
 * Returns the viewers’ settings for an overlay. It fills its source in the colours for a dark
 * house, and its address chooses the parts; the desk chooses what happens at zero.
 */
export function overlaySettings(
  { parts }: ViewerSettings,
  shown: readonly OverlayPart[],
): ViewerSettings {
  return { theme: 'dark', size: 'full', isMirrored: false, parts: withShown(parts, shown) };
}
