import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LaggingStorage } from '@standby/room-engine/testing/lagging-storage';
import { propertyRuns } from '@standby/room-engine/testing/property-runs';
import { createRoomHarness } from '../testing/room-harness';

const step = fc.record({
  who: fc.nat(2),
  kind: fc.constantFrom('act', 'act', 'act', 'crash', 'reload', 'freeze', 'thaw'),
  restMs: fc.constantFrom(0, 0, 0, 5, 40, 700),
});

test('without locks, pages that write at once, freeze, crash and are reloaded lose and double no act', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { machine, open } = createRoomHarness();
      const storage = new LaggingStorage((task) => machine.after(20, task));
      const openPage = () => open('controller', undefined, storage.open());
      const windows = [openPage(), openPage(), openPage()];
      await machine.advance(100);
      const sent: string[] = [];
      for (const { who, kind, restMs } of steps) {
        const { room, window } = windows[who] ?? openPage();
        const messageId = `m${sent.length}`;
        if (kind === 'act' && !window.isFrozen) {
          room.dispatch({ type: 'send-message', messageId, text: 'Places' });
          sent.push(messageId);
        }
        if (kind === 'freeze' && !window.isFrozen) window.freeze();
        if (kind === 'thaw' && window.isFrozen) window.thaw();
        if (kind === 'crash') window.crash();
        if (kind === 'reload' && !window.isFrozen) room.close();
        if (kind === 'crash' || (kind === 'reload' && !window.isFrozen)) {
          // A page is opened later than the write that it is about to read.
          await machine.advance(20);
          windows[who] = openPage();
        }
        await machine.advance(restMs);
      }
      for (const { window } of windows) if (window.isFrozen) window.thaw();
      await machine.advance(20_000);
      const rooms = [...windows, openPage()].map(({ room }) => room.getSnapshot());
      for (const { lines, state } of rooms) {
        expect(lines.map(({ type }) => type)).toEqual(sent.map(() => 'send-message'));
        expect(state.messages.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
      }
    }),
    { numRuns: propertyRuns(40) },
  );
});
