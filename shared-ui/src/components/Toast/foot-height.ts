/** Where something is in the window, as `getBoundingClientRect` has it. */
export type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Parts that lie above each other with less than this between them are one foot. */
const GAP_PX = 16;

/**
 * Returns the height of the controls at the foot of the window, such as those of a live room on a phone.
 *
 * @param parts of the foot; those that are hidden, beside the place or further up do not count
 * @param place what is to be above the foot
 */
export function footHeight(
  parts: readonly Place[],
  place: Pick<Place, 'left' | 'right'>,
  windowHeight: number,
): number {
  const below = parts
    .filter(({ left, right, top, bottom }) => right > left && bottom > top)
    .filter(({ left, right }) => right > place.left && left < place.right)
    .toSorted((one, other) => other.bottom - one.bottom);
  let footTop = windowHeight;
  for (const { top, bottom } of below) {
    if (bottom < footTop - GAP_PX) break;
    footTop = Math.min(footTop, top);
  }
  return windowHeight - footTop;
}
