import { isViewerScreen, type Screen } from '@standby/live-room/domain/presence/screens';

interface NamedScreen extends Pick<Screen, 'id' | 'name' | 'screenId' | 'person'> {
  readonly isViewer: boolean;
}

/** A screen that was connected and is missing. */
export interface LostScreen extends NamedScreen {
  /** Room time of the loss. */
  readonly sinceMs: number;
}

/** The screens of the last comparison, and the lost ones that are not back. */
export interface ScreenWatch {
  readonly present: readonly NamedScreen[];
  readonly lost: readonly LostScreen[];
}

export const NO_SCREENS: ScreenWatch = { present: [], lost: [] };

/** Milliseconds after which a missing screen is alarming. A reloaded page is back sooner. */
const LOST_AFTER_MS = 5_000;

const identityOf = ({ id, name, screenId, person, ...screen }: Screen): NamedScreen => ({
  id,
  name,
  ...(person !== undefined && { person }),
  isViewer: isViewerScreen(screen),
  ...(screenId !== undefined && { screenId }),
});

/**
 * Whether a screen counts as present. Read-only desks and phones of departments come and go, so
 * only a cue light of a department counts: it names its screen.
 */
const isPresent = ({ role, status, screenId, isDesk = false }: Screen): boolean =>
  role !== 'ask' &&
  status !== 'silent' &&
  !isDesk &&
  (role !== 'department' || screenId !== undefined);

/**
 * Compares the screens with the previous ones. A reloaded screen has another id, so its name
 * identifies it: a viewer reports its screen, and a desk takes the number that it left.
 */
export function watchScreens(
  { present, lost }: ScreenWatch,
  screens: readonly Screen[],
  nowMs: number,
): ScreenWatch {
  const nowPresent = screens.filter(isPresent).map(identityOf);
  const isStillPresent = (known: NamedScreen): boolean =>
    nowPresent.some(
      ({ id, name, screenId }) =>
        id === known.id ||
        (known.screenId === undefined ? name === known.name : screenId === known.screenId),
    );
  const gone = present.filter((known) => !isStillPresent(known));
  return {
    present: nowPresent,
    lost: [
      ...lost.filter((known) => !isStillPresent(known)),
      ...gone.map((screen) => Object.assign({ sinceMs: nowMs }, screen)),
    ],
  };
}

/** Returns the lost screens that have been missing long enough for an alarm. */
export function alarming({ lost }: ScreenWatch, nowMs: number): LostScreen[] {
  return lost.filter(({ sinceMs }) => nowMs - sinceMs >= LOST_AFTER_MS);
}
