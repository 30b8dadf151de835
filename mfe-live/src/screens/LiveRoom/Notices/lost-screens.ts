import { isViewerScreen, type Screen } from '@standby/live-room/domain/live-protocol/screens';

interface NamedScreen extends Pick<Screen, 'id' | 'name' | 'screenId' | 'person'> {
  readonly isViewer: boolean;
}

/** A screen that was there and is not any more. */
export interface LostScreen extends NamedScreen {
  /** Since when, in the room's time. */
  readonly sinceMs: number;
}

/** The screens of the last look, and those that were lost and are not back. */
export interface ScreenWatch {
  readonly present: readonly NamedScreen[];
  readonly lost: readonly LostScreen[];
}

export const NO_SCREENS: ScreenWatch = { present: [], lost: [] };

/** A reloaded page is back sooner. */
export const LOST_AFTER_MS = 5_000;

const identityOf = ({ id, name, screenId, person, ...screen }: Screen): NamedScreen => ({
  id,
  name,
  ...(person !== undefined && { person }),
  isViewer: isViewerScreen(screen),
  ...(screenId !== undefined && { screenId }),
});

/** A desk that may only look comes and goes as it likes, and so do phones of departments: of these a cue light alone says what it is. */
const isPresent = ({ role, status, screenId, isDesk = false }: Screen): boolean =>
  role !== 'ask' &&
  status !== 'silent' &&
  !isDesk &&
  (role !== 'department' || screenId !== undefined);

/**
 * Compares the screens with those of the last look. A reloaded screen has another id. A viewer says which
 * screen it is, and a desk takes the number that it left: one of the same name is the same.
 */
export function watchScreens(
  { present, lost }: ScreenWatch,
  screens: readonly Screen[],
  nowMs: number,
): ScreenWatch {
  const here = screens.filter(isPresent).map(identityOf);
  const isHere = (known: NamedScreen): boolean =>
    here.some(
      ({ id, name, screenId }) =>
        id === known.id ||
        (known.screenId === undefined ? name === known.name : screenId === known.screenId),
    );
  const gone = present.filter((known) => !isHere(known));
  return {
    present: here,
    lost: [
      ...lost.filter((known) => !isHere(known)),
      ...gone.map((screen) => Object.assign({ sinceMs: nowMs }, screen)),
    ],
  };
}

/** Those that are gone for so long that it is worth an alarm. */
export function alarming({ lost }: ScreenWatch, nowMs: number): LostScreen[] {
  return lost.filter(({ sinceMs }) => nowMs - sinceMs >= LOST_AFTER_MS);
}
