import type { Permission } from './permissions';

/** Facts of a list that every remote needs in order to open it. */
export interface ListFacts {
  /** Name of the list in the path of its routes. */
  readonly name: string;
  readonly noun: { readonly one: string; readonly many: string };
  /** Permission for changes of the list. */
  readonly write: Permission;
}

/** Lists of an organization that several remotes open. The owner of a list adds its schema and rules. */
export const houseLists = {
  shows: { name: 'shows', noun: { one: 'show', many: 'shows' }, write: 'shows:write' },
  rooms: { name: 'rooms', noun: { one: 'room', many: 'rooms' }, write: 'rooms:write' },
  devices: { name: 'devices', noun: { one: 'device', many: 'devices' }, write: 'devices:write' },
} as const satisfies Readonly<Record<string, ListFacts>>;
