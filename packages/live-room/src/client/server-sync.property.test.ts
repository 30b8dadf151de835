import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { propertyRuns } from '@standby/room-engine/testing/property-runs';
import { stateOf } from '@standby/room-engine/log/event-log';
import { UNDO_REACH } from '@standby/room-engine/log/undo';
import { createConnectedHarness } from '../testing/connected-harness';
import { addMinute, sendMessage, toggle } from '../testing/desk-acts';

const DESKS = 3;

const stepArbitrary = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('act' as const),
      desk: fc.nat(DESKS - 1),
      act: fc.nat(5),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(4_000) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('cut' as const, 'restore' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('reload' as const), desk: fc.nat(DESKS - 1) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('compact' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('slow' as const), ms: fc.nat(3_000) }) },
);

it('S5, E6: through cuts, reloads, delays and compactions, all windows agree with the server, and no act is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 60 }), async (steps) => {
      const { machine, server, open } = createConnectedHarness();
      const storages = Array.from({ length: DESKS }, () => new MemoryStorage());
      const desks = storages.map((storage) => open('controller', storage));
      const sent: string[] = [];
      // The next compaction leaves some of these events out.
      for (let count = 0; count < UNDO_REACH; count += 1) server.write({ type: 'flash' });
      await machine.advance(500);
      for (const step of steps) {
        if (step.kind === 'pass') await machine.advance(step.ms);
        if (step.kind === 'cut') server.cut();
        if (step.kind === 'restore') server.restore();
        if (step.kind === 'slow') server.delayMs = step.ms;
        if (step.kind === 'compact') server.compact();
        if (step.kind === 'reload') {
          desks[step.desk]?.window.crash();
          desks[step.desk] = open('controller', storages[step.desk]);
        }
        const desk = step.kind === 'act' ? desks[step.desk] : undefined;
        if (step.kind !== 'act' || !desk) continue;
        const { room } = desk;
        if (step.act === 0) toggle(room);
        if (step.act === 1) addMinute(room);
        if (step.act === 2) room.select('act-2');
        if (step.act === 3) desk.room.undo();
        if (step.act > 3) {
          const text = `Message ${sent.length}`;
          if (sendMessage(room, text).isDone) sent.push(text);
        }
      }
      server.delayMs = 5;
      server.restore();
      await machine.advance(120_000);
      const state = stateOf(server.log);
      for (const { room } of desks) {
        const snapshot = room.getSnapshot();
        expect(snapshot.connection).toMatchObject({ phase: 'live', unsent: 0, isBehind: false });
        expect(snapshot.state).toEqual(state);
      }
      const logged = new Set(
        desks[0]?.room
          .getSnapshot()
          .lines.filter(({ type }) => type === 'send-message')
          .map(({ text }) => text),
      );
      expect(sent.filter((text) => !logged.has(text))).toEqual([]);
    }),
    { numRuns: propertyRuns(60) },
  );
});
