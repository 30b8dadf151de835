import { expect, it } from 'vitest';
import { SAMPLE_SHEET } from '@standby/contracts';
import { STANDARD_DEPARTMENTS } from '@standby/live-room/domain/state/cue-schema';
import { cuesOutOfOrder, EMPTY_SHEET, momentsOf } from '@standby/live-room/domain/state/cue-sheet';
import { addChanges } from '@standby/live-room/domain/cues/sheet-edits';
import { changeRefusal } from '@standby/live-room/domain/cues/sheet-rules';
import { sampleCues } from './sample-cues';

it("Hamlet's sheet has 60 cues in six departments, which the room takes", () => {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  const cues = sampleCues(STANDARD_DEPARTMENTS, newId);
  expect(cues).toHaveLength(SAMPLE_SHEET.cues);
  expect(new Set(cues.map(({ department }) => department)).size).toBe(6);
  expect(cuesOutOfOrder(cues)).toEqual(new Set());
  expect(momentsOf(cues)).toHaveLength(50);
  const changes = addChanges(cues, null);
  expect(changes.map((change) => changeRefusal(EMPTY_SHEET, change))).toEqual(
    changes.map(() => undefined),
  );
});
