import { useEffect, useState } from 'react';
import { isPageSessionKnown, readPageSession } from '@standby/shared-ui/contracts';
import { openBrowserStorage } from '@standby/shared-ui/storage';
import {
  type Entrance,
  EntranceError,
  memberEntrance,
  openLink,
  rememberedEntrance,
  rememberEntrance,
} from '../../data/server/entrance';
import { openLiveApi } from '../../data/server/live-api';
import { reconnectDelayMs } from '../../domain/live-protocol/reconnect';
import type { RoomConnection } from '../../domain/live-protocol/connection';
import { useLinkToken } from './useLinkToken';

/** The way into a room once it is found, and until then how that stands. */
export type EntranceState =
  | { readonly entrance: Entrance; readonly failure?: undefined }
  | { readonly entrance?: undefined; readonly failure: Pick<RoomConnection, 'phase' | 'ended'> };

const SEARCHING: EntranceState = { failure: { phase: 'connecting', ended: null } };
const SIGNED_OUT: EntranceState = { failure: { phase: 'ended', ended: 'signed-out' } };
const UNREACHABLE: EntranceState = { failure: { phase: 'away', ended: null } };

function firstState(token: string | undefined, showId: string): EntranceState {
  if (token !== undefined) return SEARCHING;
  const storage = openBrowserStorage();
  // A page that was kept for the time without a server names nobody.
  if (!isPageSessionKnown()) {
    const entrance = rememberedEntrance(storage, showId);
    return entrance ? { entrance } : UNREACHABLE;
  }
  const entrance = memberEntrance(readPageSession());
  if (!entrance) return SIGNED_OUT;
  rememberEntrance(storage, showId, entrance);
  return { entrance };
}

/** Opens a link's room; where the server does not answer, as it was opened before. */
async function entranceByLink(token: string, showId: string): Promise<EntranceState> {
  const storage = openBrowserStorage();
  try {
    const entrance = await openLink(token, showId, openLiveApi());
    rememberEntrance(storage, showId, entrance);
    return { entrance };
  } catch (error) {
    if (error instanceof EntranceError) return { failure: { phase: 'ended', ended: error.reason } };
    const entrance = rememberedEntrance(storage, showId, token);
    return entrance ? { entrance } : UNREACHABLE;
  }
}

/** The way into a room: by the link in the address, else as a member. While the server does not answer it tries again. */
export function useEntrance(showId: string): EntranceState {
  const token = useLinkToken();
  const [found, setFound] = useState(() => ({ token, state: firstState(token, showId) }));
  if (found.token !== token) setFound({ token, state: firstState(token, showId) });
  const { state } = found;
  const isNameless = token === undefined && !state.entrance && !isPageSessionKnown();

  useEffect(() => {
    if (token === undefined) return undefined;
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function open(linkOf: string, attempt: number): Promise<void> {
      const next = await entranceByLink(linkOf, showId);
      if (hasLeft) return;
      setFound({ token: linkOf, state: next });
      if (next !== UNREACHABLE) return;
      timer = setTimeout(
        () => void open(linkOf, attempt + 1),
        reconnectDelayMs(attempt, Math.random()),
      );
    }

    void open(token, 0);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [showId, token]);

  useEffect(() => {
    if (!isNameless) return undefined;
    // The server writes the session into its pages, so a new one is needed.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isNameless]);

  return state;
}
