import { byMode } from '@standby/contracts';

/**
 * Whether a server has the rooms, so that every device can open them with access. Otherwise each
 * browser has rooms of its own.
 */
export const areRoomsOnServer = (): boolean => byMode(false, true);
