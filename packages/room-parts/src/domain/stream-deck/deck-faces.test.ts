import { describe, expect, it } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { addSampleCues } from '@standby/live-room/testing/sample-cues';
import { ask, sendMessage, toggle } from '@standby/live-room/testing/desk-acts';
import { deckFace } from './deck-faces';
import type { DeckKey } from './deck-keys';

const MINUTE = 60_000;

function openDesk() {
  const harness = createRoomHarness();
  const { room } = harness.open('controller');
  const face = (key: DeckKey | null, facts = {}) =>
    deckFace(key, room.getSnapshot(), {
      nowMs: room.now(),
      callerId: 'noor',
      isAsking: false,
      ...facts,
    });
  return { room, face, harness };
}

describe('the face of a key', () => {
  it('has the figure of the live timer, and what a press does', async () => {
    const { room, face, harness } = openDesk();
    expect(face('toggle')).toEqual({ title: '10:00', detail: 'Play', tone: 'ready' });
    toggle(room);
    expect(face('toggle')).toEqual({ title: '10:00', detail: 'Pause', tone: 'on' });
    await harness.machine.advance(9.5 * MINUTE);
    expect(face('toggle')).toEqual({ title: '0:30', detail: 'Standby · Pause', tone: 'warning' });
    await harness.machine.advance(MINUTE);
    expect(face('toggle')).toMatchObject({ title: '+0:30', detail: 'Time · Pause' });
  });

  it('names the timers beside the one that the desk shows', () => {
    const { face } = openDesk();
    expect(face('next-timer')).toMatchObject({ title: 'Next', detail: 'Intermission' });
    expect(face('previous-timer')).toMatchObject({ title: 'Previous', detail: 'Act 2' });
  });

  it('says in words that the viewers are black, and which message they show', () => {
    const { face, room } = openDesk();
    expect(face('blackout')).toEqual({ title: 'Blackout', detail: 'Hold', tone: 'ready' });
    room.dispatch({ type: 'blackout', isOn: true });
    expect(face('blackout')).toEqual({ title: 'Blackout', detail: 'On', tone: 'warning' });
    expect(face({ message: 0 })).toBeNull();
    sendMessage(room, 'The house is open');
    expect(face({ message: 0 })).toEqual({ title: 'The house is open', detail: '', tone: 'ready' });
    room.dispatch({
      type: 'show-message',
      messageId: room.getSnapshot().state.messages[0]?.id ?? '',
    });
    expect(face({ message: 0 })).toMatchObject({ detail: 'Shown', tone: 'on' });
  });

  it('has no question of the audience, and no note between desks', () => {
    const { room, face } = openDesk();
    ask(room, 'When is the interval?');
    room.dispatch({ type: 'send-desk-note', messageId: room.newId(), text: 'House is late' });
    expect(face({ message: 0 })).toBeNull();
  });

  it('names the next cues of the book, and says which calls are not possible', () => {
    const { face, room } = openDesk();
    addSampleCues(room);
    expect(face('go')).toEqual({ title: 'GO', detail: 'Not on the book', tone: 'off' });
    room.dispatch({ type: 'take-book', callerId: 'noor', name: 'Noor' });
    expect(face('go')).toEqual({ title: 'GO', detail: 'LX 1, SQ 1', tone: 'ready' });
    expect(face('go', { isAsking: true })).toEqual({
      title: 'GO?',
      detail: 'No standby: LX 1, SQ 1',
      tone: 'warning',
    });
    room.dispatch({ type: 'stand-by-cues', callerId: 'noor', cueIds: ['lx1', 'sq1'] });
    expect(face('standby')).toMatchObject({ detail: 'LX 1, SQ 1 given', tone: 'on' });
    expect(face('go')).toMatchObject({ tone: 'on' });
    room.dispatch({ type: 'stop-show', callerId: 'noor', reason: '' });
    expect(face('go')).toEqual({ title: 'GO', detail: '', tone: 'off' });
    expect(face('stop')).toEqual({ title: 'Resume', detail: 'Stopped', tone: 'warning' });
  });

  it('is dark for a key without an act', () => {
    expect(openDesk().face(null)).toBeNull();
  });
});
