import { calledCues, calledMoments } from '../domain/calling/next-moment';
import type { Cue } from '../domain/state/cue-schema';
import { cueName } from '../domain/state/cue-sheet';

const ROUNDS = 10;

const CALLED = { kind: 'called' } as const;

/**
 * Cues called one after the other, except for sound and fly, which are called together, and video,
 * which follows them.
 */
const ROUND: readonly Pick<Cue, 'department' | 'trigger'>[] = [
  { department: 'LX', trigger: CALLED },
  { department: 'SQ', trigger: CALLED },
  { department: 'FLY', trigger: CALLED },
  { department: 'VID', trigger: { kind: 'follow', seconds: 1 } },
  { department: 'DECK', trigger: CALLED },
  { department: 'FS', trigger: CALLED },
];

/** Sixty cues of six departments, in forty moments that are called. */
export const CALLED_SHOW: readonly Cue[] = Array.from(
  { length: ROUNDS },
  (_, index) => index + 1,
).flatMap((round) =>
  ROUND.map(({ department, trigger }): Cue => {
    const isTogether = department === 'SQ' || department === 'FLY';
    return {
      id: `${department.toLowerCase()}${round}`,
      department,
      number: String(round),
      trigger,
      cueLine: `Line ${round} of ${department}`,
      ...(isTogether && { momentId: `together${round}` }),
    };
  }),
);

export const CALLED_DEPARTMENTS = ROUND.map(({ department }) => department);

/** The cues that are called together, in the order of the show. */
export const CALLED_MOMENTS: readonly (readonly Cue[])[] =
  calledMoments(CALLED_SHOW).map(calledCues);

/** A GO as the log reports it. */
export interface LoggedGo {
  readonly names: readonly string[];
  /** Room's time. */
  readonly atMs: number;
}

/** Text on a light, and the moment when it appeared. */
export interface Shown {
  readonly text: string;
  readonly atMs: number;
}

/** Script for the page of a cue light, which records its texts in `shownByLight`. */
export const LIGHT_RECORDER = `(() => {
  const shown = (window.shownByLight = []);
  const note = () => {
    const text = document.querySelector('[data-kind] ~ [role="alert"]')?.textContent;
    if (text && text !== shown.at(-1)?.text) shown.push({ text, atMs: Date.now() });
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  note();
})();`;

/**
 * Returns how many ms after its GO a light first showed each cue, by the name of the cue; the
 * slowest page counts. Later appearances do not count, because a light shows a GO again after a
 * moment without connection.
 *
 * @param pages texts of each page, in order
 */
export function goDelays(
  gos: readonly LoggedGo[],
  pages: readonly (readonly Shown[])[],
): Map<string, number> {
  const atMs = new Map(gos.flatMap((go) => go.names.map((name) => [name, go.atMs] as const)));
  const delays = new Map<string, number>();
  for (const page of pages) {
    const firstAtMs = new Map<string, number>();
    for (const { text, atMs: shownAtMs } of page) {
      const name = /^(.+), GO\b/u.exec(text)?.[1];
      if (name !== undefined && !firstAtMs.has(name)) firstAtMs.set(name, shownAtMs);
    }
    for (const [name, shownAtMs] of firstAtMs) {
      const delayMs = shownAtMs - (atMs.get(name) ?? Number.NaN);
      delays.set(name, Math.max(delays.get(name) ?? 0, delayMs));
    }
  }
  return delays;
}

export const CALLED_NAMES: readonly string[] = CALLED_SHOW.map(cueName);
