import { expect, test } from 'vitest';
import { cue, NOOR } from '../testing/called-room';
import { houseDesksOf } from '../domain/house-desks/with-house-desks';
import { createRoomHarness } from '../testing/room-harness';

/** A room with a book whose caller has armed LX, and another desk. */
async function armed() {
  const harness = createRoomHarness();
  const { machine, open } = harness;
  const desk = open();
  const book = open();
  book.room.window.setCaller(NOOR.callerId);
  await machine.advance(100);
  book.room.dispatch({ type: 'add-cues', cues: [cue('c1')], beforeCueId: null });
  book.room.dispatch({ type: 'take-book', ...NOOR });
  const { callerId } = NOOR;
  expect(book.room.dispatch({ type: 'arm-desk', callerId, department: 'LX' })).toMatchObject({
    isDone: true,
  });
  await machine.advance(2_000);
  const count = () => houseDesksOf(desk.room.getSnapshot().state).armed.length;
  return { ...harness, desk, book, count };
}

test('a department stays armed while the caller is present', async () => {
  const { machine, count } = await armed();
  await machine.advance(60_000);
  expect(count()).toBe(1);
});

test('a department is disarmed five seconds after the caller has gone', async () => {
  const { machine, book, count } = await armed();
  book.room.close();
  await machine.advance(3_000);
  expect(count()).toBe(1);
  await machine.advance(4_000);
  expect(count()).toBe(0);
});

test('a room that wakes without its caller has nothing armed', async () => {
  const { machine, open, desk, book } = await armed();
  desk.room.close();
  book.room.close();
  await machine.advance(60_000);
  const next = open();
  await machine.advance(500);
  expect(houseDesksOf(next.room.getSnapshot().state).armed).toEqual([]);
});
