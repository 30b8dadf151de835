/** The storage keys of one room. */
export interface RoomKeys {
  /**
   * Returns the key of the document that a version of the format writes; no other version writes
   * there.
   */
  ofVersion(version: number): string;
  /** Returns the version of a document's key; undefined for all other keys. */
  versionOf(key: string): number | undefined;
  /** Returns the key for a copy of an unreadable document. */
  quarantine(copy: number): string;
  isQuarantine(key: string): boolean;
}

const COUNT = /^[1-9]\d{0,5}$/u;

function countAfter(text: string, start: string): number | undefined {
  const rest = text.startsWith(start) ? text.slice(start.length) : '';
  return COUNT.test(rest) ? Number(rest) : undefined;
}

export function roomKeys(showId: string): RoomKeys {
  const room = `standby:room:${showId}`;
  const quarantine = `${room}:set-aside`;
  return {
    ofVersion: (version) => (version === 1 ? room : `${room}:v${version}`),
    versionOf: (key) => (key === room ? 1 : countAfter(key, `${room}:v`)),
    quarantine: (copy) => (copy === 1 ? quarantine : `${quarantine}-${copy}`),
    isQuarantine: (key) => key === quarantine || countAfter(key, `${quarantine}-`) !== undefined,
  };
}
