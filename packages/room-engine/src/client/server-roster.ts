import type { RoomTypes } from '../log/event';
import type { RosterEntry } from '../protocol/messages';
import type { LiveAuthor, ServerMessageOf } from '../protocol/server-messages';

/** Windows of the room, and names of authors, as the server reports them. */
export class ServerRoster<Room extends RoomTypes> {
  readonly #entries = new Map<string, RosterEntry<Room>>();
  /** Names of authors, by their ids. */
  names: ReadonlyMap<string, string> = new Map();

  windows(): Iterable<RosterEntry<Room>> {
    return this.#entries.values();
  }

  /** Returns a window's number among the windows of its role. */
  numberOf(id: string): number | undefined {
    return this.#entries.get(id)?.number;
  }

  update({ isWhole, screens, gone }: ServerMessageOf<Room, 'roster'>): void {
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
