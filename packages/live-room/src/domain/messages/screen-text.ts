import type { RoomState } from '../state/room-schema';

/**
 * Returns the names of screens, and the number of unnamed ones: `Stage left, Booth, 2 screens`.
 * @param nameOf returns the name of a screen that the room has not named.
 */
export function screensText(
  { screens = [] }: Pick<RoomState, 'screens'>,
  screenIds: readonly string[],
  nameOf: (screenId: string) => string | undefined = () => undefined,
): string {
  const names = screenIds.flatMap(
    (id) => screens.find((screen) => screen.id === id)?.name ?? nameOf(id) ?? [],
  );
  const others = screenIds.length - names.length;
  if (others === 0) return names.join(', ');
  return [...names, others === 1 ? 'a screen' : `${others} screens`].join(', ');
}
