import type { LiveAuthor } from '@standby/room-engine/protocol/server-messages';
import {
  type LivePerson,
  peopleOfRoster,
  screensOfRoster,
} from '../domain/live-protocol/connection';
import type { RosterEntry } from '../domain/live-protocol/messages';
import type { ServerMessageOf } from '../domain/live-protocol/server-messages';
import type { RoomState } from '../domain/state/room-schema';
import type { Screen, Self } from '../domain/presence/screens';

/** People and screens of the room, and names of authors, as the server reports them. */
export class ServerRoster {
  readonly #entries = new Map<string, RosterEntry>();
  /** Names of authors, by their ids. */
  names: ReadonlyMap<string, string> = new Map();

  screens(selfId: string, state: RoomState): Screen[] {
    return screensOfRoster(this.#entries.values(), selfId, state);
  }

  /** Returns a window's number among the windows of its role. */
  numberOf(id: string): number | undefined {
    return this.#entries.get(id)?.number;
  }

  people({ id, role }: Pick<Self, 'id' | 'role'>): LivePerson[] {
    return peopleOfRoster(this.#entries.values(), { id, role, name: this.names.get(id) ?? '' });
  }

  update({ isWhole, screens, gone }: ServerMessageOf<'roster'>): void {
    if (isWhole) this.#entries.clear();
    for (const entry of screens) this.#entries.set(entry.id, entry);
    for (const id of gone) this.#entries.delete(id);
    // The names are noted before the next act, which would bring them otherwise.
    this.noteNames(screens.flatMap(({ id: by, name }) => (name === undefined ? [] : { by, name })));
  }

  clear(): void {
    this.#entries.clear();
  }

  noteNames(authors: readonly LiveAuthor[]): void {
    const changed = authors.filter(({ by, name }) => this.names.get(by) !== name);
    if (changed.length === 0) return;
    this.names = new Map([...this.names, ...changed.map(({ by, name }) => [by, name] as const)]);
  }
}
