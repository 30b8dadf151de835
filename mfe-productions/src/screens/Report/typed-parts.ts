import { useEffect, useRef } from 'react';

/** Stores what is typed in one part of a page. @throws {Error} where it cannot be stored */
export type SaveTyped = () => Promise<void>;

/** The parts of a page in which text can be typed that is not stored yet. */
export interface TypedParts {
  /** Adds a part; returns what takes it away. */
  readonly add: (save: SaveTyped) => () => void;
  /** Stores all that is typed. @throws {Error} where some of it cannot be stored */
  readonly saveAll: SaveTyped;
}

export function createTypedParts(): TypedParts {
  const parts = new Set<SaveTyped>();
  return {
    add(save) {
      parts.add(save);
      return () => parts.delete(save);
    },
    async saveAll() {
      // One after the other: each changes the same report.
      for (const save of parts) await save();
    },
  };
}

/** Adds a part for as long as it is on the page. */
export function useTypedPart(parts: TypedParts, save: SaveTyped): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => parts.add(() => latest.current()), [parts]);
}
