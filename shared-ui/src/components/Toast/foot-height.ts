/** Position of an element in the window, from `getBoundingClientRect`. */
export type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Gap below which parts on top of each other count as one foot, in CSS pixels. */
const GAP_PX = 16;

/**
 * Returns the height of the controls at the foot of the window, for example in a live room on a
 * phone.
 *
 * @param parts parts of the foot; parts that are hidden, beside the place or further up do not
 *   count
 * @param place horizontal extent of the element that must stay above the foot
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
