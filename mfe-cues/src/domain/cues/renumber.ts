import type { CueChange, CueEdit } from '@standby/live-room/domain/state/cue-changes';
import { parseCueNumber } from '@standby/live-room/domain/state/cue-number';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { cueName, cuesOutOfOrder, type CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { editChanges, editOf } from '@standby/live-room/domain/cues/sheet-edits';
import { withCells } from '@standby/live-room/domain/cues/sheet-rules';

/** A request to renumber a range of cues. */
export interface Renumbering {
  readonly department: string;
  /** Id of one end of the range. The department's cues between the two ends are also renumbered. */
  readonly fromId: string;
  readonly toId: string;
  /** Start and step as typed. */
  readonly start: string;
  readonly step: string;
}

interface Renumbered {
  readonly cue: Cue;
  readonly number: string;
}

type RenumberPreview =
  | {
      readonly list: readonly Renumbered[];
      readonly problem?: undefined;
      readonly warning?: string;
    }
  | { readonly list?: undefined; readonly problem: string; readonly warning?: undefined };

/** Numbers are counted in thousandths, because sums of decimal fractions are not exact. */
const THOUSAND = 1_000;
const DECIMAL = /^\d{1,4}(?:[.,]\d{1,3})?$/u;

function thousandths(text: string): number | undefined {
  const written = text.trim();
  if (!DECIMAL.test(written)) return undefined;
  return Math.round(Number(written.replace(',', '.')) * THOUSAND);
}

/** Returns the new numbers of a range of cues, or the problem of the request. */
export function renumberPreview(sheet: CueSheet, renumbering: Renumbering): RenumberPreview {
  const { department, fromId, toId } = renumbering;
  const own = sheet.cues.filter((cue) => cue.department === department);
  const [from, to] = [fromId, toId].map((cueId) => own.findIndex(({ id }) => id === cueId));
  if (from === undefined || to === undefined || from < 0 || to < 0) {
    return { problem: 'Choose the first and the last cue.' };
  }
  const start = thousandths(renumbering.start);
  if (start === undefined) return { problem: 'Write the first number, such as 10 or 10.5.' };
  const step = thousandths(renumbering.step);
  if (step === undefined || step === 0) return { problem: 'Write the step, such as 1 or 0.5.' };
  const range = own.slice(Math.min(from, to), Math.max(from, to) + 1);
  const list = range.map((cue, place) => ({
    cue,
    number: parseCueNumber(String((start + place * step) / THOUSAND)) ?? '',
  }));
  if (list.some(({ number }) => number === ''))
    return { problem: 'A number is too large: 9999 is the last.' };
  const numbers = new Map(list.map(({ cue, number }) => [cue.id, number]));
  const taken = own.find(
    ({ id, number }) => !numbers.has(id) && list.some((entry) => entry.number === number),
  );
  if (taken)
    return { problem: `${cueName(taken)} has one of these numbers and is not in the range.` };
  const after = own.map((cue) => withCells(cue, { number: numbers.get(cue.id) ?? cue.number }));
  const isOrdered = cuesOutOfOrder(after).size === 0;
  return isOrdered ? { list } : { list, warning: 'Some numbers do not come after the one before.' };
}

/**
 * Returns the changes that renumber cues. No act gives a number that a cue of a later act still
 * has.
 */
export function renumberChanges(list: readonly Renumbered[]): CueChange[] {
  const waiting = new Map(
    list
      .filter(({ cue, number }) => cue.number !== number)
      .map((entry) => [entry.cue.number, entry]),
  );
  const edits: CueEdit[] = [];
  while (waiting.size > 0) {
    const [first] = waiting.values();
    if (!first) break;
    // Follows the cues whose new numbers are still taken, to the one whose new number is free.
    const chain = [first];
    const seen = new Set(chain);
    for (
      let next = waiting.get(first.number);
      next && !seen.has(next);
      next = waiting.get(next.number)
    ) {
      chain.push(next);
      seen.add(next);
    }
    for (const { cue, number } of chain.toReversed()) {
      edits.push(editOf(cue, { number }));
      waiting.delete(cue.number);
    }
  }
  return editChanges(edits);
}
