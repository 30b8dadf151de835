import { paths, roomPath } from '../../../shared-ui/contracts/index.ts';

/** A screen as a visitor knows it: where it is, and an element that says that its content is there. */
export interface Screen {
  /** What its path begins with. */
  readonly path: string;
  readonly content: string;
}

export const screens = {
  landing: { path: paths.home, content: 'main h1' },
  auth: { path: paths.getStarted, content: 'main form input' },
  dashboard: { path: paths.dashboard, content: 'main a[href^="/room/"]' },
  rooms: { path: paths.rooms, content: `main a[href="${paths.createRoom}"]` },
  devices: { path: paths.devices, content: `main a[href="${paths.addDevice}"]` },
  room: { path: roomPath(''), content: 'main [role=timer]' },
} as const satisfies Record<string, Screen>;

/** The addresses that are opened cold. */
export const coldPages = {
  landing: { ...screens.landing, address: paths.home },
  dashboard: { ...screens.dashboard, address: paths.dashboard },
  room: { ...screens.room, address: roomPath('hamlet') },
} as const;

export type ColdPage = keyof typeof coldPages;
export const coldPageNames = Object.keys(coldPages) as ColdPage[];
