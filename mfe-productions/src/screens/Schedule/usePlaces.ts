import { useEffect, useState } from 'react';
import { readRoomNames } from '../../data/places';

const NONE: readonly string[] = [];

/** The names of the organization's rooms, as far as they are known. */
export function usePlaces(): readonly string[] {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    // Without them any place can be typed.
    readRoomNames().then(
      (read) => isOver || setNames(read),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return names;
}
