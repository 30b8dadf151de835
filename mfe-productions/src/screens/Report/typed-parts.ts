import { useEffect, useRef } from 'react';

/** Stores the typed text of one part of a page. @throws {Error} if it cannot be stored */
type SaveTyped = () => Promise<void>;

/** Parts of a page whose typed text is not stored yet. */
export interface TypedParts {
  /** Adds a part. @returns a function that removes it */
  readonly add: (save: SaveTyped) => () => void;
  /** Stores all typed text. @throws {Error} if some of it cannot be stored */
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
      // Parts are stored one after the other, because each changes the same report.
      for (const save of parts) await save();
    },
  };
}

/** Registers a part while it is on the page. */
export function useTypedPart(parts: TypedParts, save: SaveTyped): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => parts.add(() => latest.current()), [parts]);
}
