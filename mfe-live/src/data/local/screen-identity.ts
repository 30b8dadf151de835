import type { SafeStorage } from '@standby/storage';
import * as v from 'valibot';
import {
  type ScreenIdentity,
  screenIdentitySchema,
} from '@standby/live-room/domain/room/screen-settings';

/** The screens of this browser, for all shows. */
const SCREENS_KEY = 'standby:screens';
/** The screen of this tab: a reload is the same screen. */
const TAB_KEY = 'standby:tab-screen';

/** More than a computer has. The oldest are forgotten. */
const SCREENS_MAX = 20;

const screensSchema = v.array(screenIdentitySchema);

export interface ScreenIdentityOptions {
  /** Of the browser. */
  readonly storage: SafeStorage;
  /** Of the tab. */
  readonly tabStorage: SafeStorage;
  /** Holds a name for as long as the page lives; false where another page holds it. Null in a browser without locks. */
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

/** Stores what a screen is called on the screen itself. */
export function storeScreen(storage: SafeStorage, screen: ScreenIdentity): void {
  const others = readScreens(storage).filter(({ id }) => id !== screen.id);
  storage.write(SCREENS_KEY, JSON.stringify([...others, screen].slice(-SCREENS_MAX)));
}

/**
 * Finds which screen this page is: that of its tab, otherwise one of the browser's that no page shows, otherwise a
 * new one. So two projectors at one computer keep their names, whichever is opened first.
 */
export async function claimScreen(options: ScreenIdentityOptions): Promise<ScreenIdentity> {
  const { storage, tabStorage, hold, newId } = options;
  const known = readScreens(storage);
  const ofTab = tabStorage.read(TAB_KEY);
  // Without locks a page cannot tell which screens others show.
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
