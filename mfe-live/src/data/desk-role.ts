import type { WindowRole } from '@standby/live-room/domain/acts/permissions';

/**
 * Query of an address that opens a deputy’s desk, even for a person who may open a controller’s.
 */
export const DEPUTY_SEARCH = 'desk=deputy';

/** Returns the role of the desk that an address opens. */
export function deskRole(search: string): Extract<WindowRole, 'controller' | 'deputy'> {
  return new URLSearchParams(search).get('desk') === 'deputy' ? 'deputy' : 'controller';
}
