import type { Cue } from '@standby/live-room/domain/state/cue-schema';

/** Filter for the shown cues of a sheet. An empty field lets all cues pass. */
export interface CueFilter {
  readonly department: string;
  /** An act or a scene, as {@link placeOptions} offers it. */
  readonly scene: string;
  /** A page or a range of pages as typed: «12», «12-40». */
  readonly pages: string;
}

export const NO_FILTER: CueFilter = { department: '', scene: '', pages: '' };

/** The act in the number of a scene: 3 in «3.1», III in «III.2». */
const ACT_OF = /^([0-9]{1,2}|[IVX]{1,5})[./-]/u;
const RANGE = /^(\d+)\s*(?:(?:-|–|to)\s*(\d+)?)?$/u;
const PAGE_NUMBER = /\d+/u;

interface PlaceOption {
  readonly value: string;
  readonly label: string;
}

const actOf = (scene: string): string | undefined => ACT_OF.exec(scene)?.[1];

/** Returns the acts and scenes of a sheet, in the order of the script. */
export function placeOptions(cues: readonly Cue[]): PlaceOption[] {
  const options = new Map<string, string>();
  for (const { scene } of cues) {
    if (scene === undefined) continue;
    const act = actOf(scene);
    if (act !== undefined) options.set(`act:${act}`, `Act ${act}`);
    options.set(`scene:${scene}`, `Scene ${scene}`);
  }
  return [...options].map(([value, label]) => ({ value, label }));
}

/** Reads a typed range of pages; undefined for an invalid one. */
export function readPages(text: string): { from: number; to: number } | undefined {
  const match = RANGE.exec(text.trim());
  if (!match) return undefined;
  const from = Number(match[1]);
  const isOpen = match[2] === undefined && text.trim() !== match[1];
  const to = isOpen ? Number.POSITIVE_INFINITY : Number(match[2] ?? from);
  return from <= to ? { from, to } : undefined;
}

/** Whether a filter leaves anything out. */
export function isFiltering(filter: CueFilter): boolean {
  return filter.department !== '' || filter.scene !== '' || readPages(filter.pages) !== undefined;
}

/** Returns the cues that pass a filter; the same list if all do. */
export function filteredCues(cues: readonly Cue[], filter: CueFilter): readonly Cue[] {
  if (!isFiltering(filter)) return cues;
  const pages = readPages(filter.pages);
  const [kind, place] = filter.scene.split(/:(.*)/su, 2);
  return cues.filter(({ department, scene = '', page = '' }) => {
    if (filter.department !== '' && department !== filter.department) return false;
    if (kind === 'act' && actOf(scene) !== place) return false;
    if (kind === 'scene' && scene !== place) return false;
    if (!pages) return true;
    const number = Number(PAGE_NUMBER.exec(page)?.[0] ?? Number.NaN);
    return number >= pages.from && number <= pages.to;
  });
}
