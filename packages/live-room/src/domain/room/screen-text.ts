import type { RoomState } from './room-schema';

/**
 * `Stage left, Booth`: those with a name, and how many others.
 * @param nameOf what a screen is called that the room has no name for.
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
