import { useEffect, useState } from 'react';
import { readPageSession } from 'shared-ui/contracts';
import {
  type Entrance,
  EntranceError,
  linkToken,
  memberEntrance,
  openLink,
} from '../../data/server/entrance';
import { openLiveApi } from '../../data/server/live-api';
import { reconnectDelayMs } from '../../domain/live-protocol/reconnect';
import type { RoomConnection } from '../../domain/live-protocol/connection';

/** The way into a room once it is found, and until then how that stands. */
export type EntranceState =
  | { readonly entrance: Entrance; readonly failure?: undefined }
  | { readonly entrance?: undefined; readonly failure: Pick<RoomConnection, 'phase' | 'ended'> };

const SEARCHING: EntranceState = { failure: { phase: 'connecting', ended: null } };
const SIGNED_OUT: EntranceState = { failure: { phase: 'ended', ended: 'signed-out' } };
const UNREACHABLE: EntranceState = { failure: { phase: 'away', ended: null } };

function firstState(token: string | undefined): EntranceState {
  if (token !== undefined) return SEARCHING;
  const entrance = memberEntrance(readPageSession());
  return entrance ? { entrance } : SIGNED_OUT;
}

/** The way into a room: by the link in the address, else as a member. While the server does not answer it tries again. */
export function useEntrance(showId: string): EntranceState {
  // It stays in the address, so that a reload and a bookmark work.
  const [token] = useState(() => linkToken(window.location.hash));
  const [state, setState] = useState(() => firstState(token));

  useEffect(() => {
    if (token === undefined) return undefined;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function open(linkOf: string, attempt: number): Promise<void> {
      const next = await openLink(linkOf, showId, openLiveApi()).then(
        (entrance): EntranceState => ({ entrance }),
        (error: unknown): EntranceState =>
          error instanceof EntranceError
            ? { failure: { phase: 'ended', ended: error.reason } }
            : UNREACHABLE,
      );
      if (leaving.signal.aborted) return;
      setState(next);
      if (next !== UNREACHABLE) return;
      timer = setTimeout(
        () => void open(linkOf, attempt + 1),
        reconnectDelayMs(attempt, Math.random()),
      );
    }

    void open(token, 0);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [showId, token]);

  return state;
}
