import { useEffect, useState } from 'react';
import { openBrowserStorage, openTabStorage } from '@standby/storage';
import type { ScreenIdentity } from '@standby/live-room/domain/state/screen-settings';
import { useRoom } from '@standby/room-parts/room-context';
import { nameHolder } from '@standby/room-parts/hold-name';
import { newId } from '@standby/room-parts/random-id';
import { claimScreen, storeScreen } from '../../data/screen-identity';

/** The page’s screen, which stays the same when another show opens in the page. */
let claimed: Promise<ScreenIdentity> | undefined;

function claim(): Promise<ScreenIdentity> {
  claimed ??= claimScreen({
    storage: openBrowserStorage(),
    tabStorage: openTabStorage(),
    hold: nameHolder(),
    newId,
  });
  return claimed;
}

interface OwnScreen {
  /** Identity of the screen; undefined until known. */
  readonly screen: ScreenIdentity | undefined;
  /**
   * Names the screen here; null removes the name. Undefined on a paired device, which the desk
   * names.
   */
  readonly rename: ((name: string | null) => void) | undefined;
}

/**
 * Returns the identity of this viewer’s screen, and reports it to the room’s other windows.
 * @param device identity of a paired device
 */
export function useScreenIdentity(device?: ScreenIdentity): OwnScreen {
  const room = useRoom();
  const [found, setScreen] = useState<ScreenIdentity>();
  const isDevice = device !== undefined;
  const screen = device ?? found;

  useEffect(() => {
    if (isDevice) return undefined;
    let isGone = false;
    const find = async () => {
      const own = await claim();
      if (!isGone) setScreen(own);
    };
    void find();
    return () => {
      isGone = true;
    };
  }, [isDevice]);

  useEffect(() => {
    if (screen) room.window.setScreen(screen);
  }, [room, screen]);

  const rename = (name: string | null): void => {
    if (!screen) return;
    const renamed = { id: screen.id, ...(name !== null && { name }) };
    storeScreen(openBrowserStorage(), renamed);
    claimed = Promise.resolve(renamed);
    setScreen(renamed);
  };
  return { screen, rename: isDevice ? undefined : rename };
}
