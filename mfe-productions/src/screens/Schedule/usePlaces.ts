import { useEffect, useState } from 'react';
import { readPlaces } from '../../data/places';

const NONE: readonly string[] = [];

/** Returns the names of the organization's rooms, as far as they are known. */
export function usePlaces(): readonly string[] {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    // If the names do not load, any place can still be typed.
    readPlaces().then(
      (read) => isOver || setNames(read),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return names;
}
