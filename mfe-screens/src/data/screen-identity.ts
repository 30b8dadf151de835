import type { SafeStorage } from '@standby/storage';
import * as v from 'valibot';
import {
  type ScreenIdentity,
  screenIdentitySchema,
} from '@standby/live-room/domain/state/screen-settings';

/** Key of this browser’s screens, for all shows. */
const SCREENS_KEY = 'standby:screens';
/** Key of this tab’s screen, which survives a reload. */
const TAB_KEY = 'standby:tab-screen';

/** Maximum number of screens, more than a computer has. The oldest are forgotten. */
const SCREENS_MAX = 20;

const screensSchema = v.array(screenIdentitySchema);

interface ScreenIdentityOptions {
  /** Storage of the browser. */
  readonly storage: SafeStorage;
  /** Storage of the tab. */
  readonly tabStorage: SafeStorage;
  /**
   * Holds a name while the page lives; false if another page holds it. Null in a browser without
   * locks.
   */
  readonly hold: ((name: string) => Promise<boolean>) | null;
  readonly newId: () => string;
}

function readScreens(storage: SafeStorage): ScreenIdentity[] {
  try {
    return v.parse(screensSchema, JSON.parse(storage.read(SCREENS_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Stores a screen’s name in its own browser. */
export function storeScreen(storage: SafeStorage, screen: ScreenIdentity): void {
  const others = readScreens(storage).filter(({ id }) => id !== screen.id);
  storage.write(SCREENS_KEY, JSON.stringify([...others, screen].slice(-SCREENS_MAX)));
}

/**
 * Returns the identity of this page’s screen: the tab’s own, else a screen of the browser that no
 * page shows, else a new one. So two projectors at one computer keep their names, in whichever
 * order they open.
 */
export async function claimScreen(options: ScreenIdentityOptions): Promise<ScreenIdentity> {
  const { storage, tabStorage, hold, newId } = options;
  const known = readScreens(storage);
  const ofTab = tabStorage.read(TAB_KEY);
  // A page without locks cannot tell which screens other pages show.
  const others = hold ? known.map(({ id }) => id) : [];
  const candidates = [...(ofTab === null ? [] : [ofTab]), ...others, newId()];
  const id = (await firstHeld(candidates, hold)) ?? newId();
  const screen = known.find((candidate) => candidate.id === id) ?? { id };
  tabStorage.write(TAB_KEY, id);
  storeScreen(storage, screen);
  return screen;
}

async function firstHeld(
  [id, ...others]: readonly string[],
  hold: ScreenIdentityOptions['hold'],
): Promise<string | undefined> {
  if (id === undefined || !hold) return id;
  return (await hold(`standby:screen:${id}`)) ? id : firstHeld(others, hold);
}
