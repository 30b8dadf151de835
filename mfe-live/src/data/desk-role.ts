import type { WindowRole } from '@standby/live-room/domain/room/permissions';

/** Opens a desk as a deputy's, also for a person who may open a controller's. */
export const DEPUTY_SEARCH = 'desk=deputy';

/** Which desk an address asks for. */
export function deskRole(search: string): Extract<WindowRole, 'controller' | 'deputy'> {
  return new URLSearchParams(search).get('desk') === 'deputy' ? 'deputy' : 'controller';
}
