import { act, screen, within } from '@testing-library/react';
import { missingPeopleKey } from '@standby/contracts';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { addSampleCues } from '@standby/live-room/testing/sample-cues';
import type { Room } from '@standby/live-room/client/room';
import { ask, giveCall } from '@standby/live-room/testing/desk-acts';
import { Controller } from '../Controller';
import { sendingAct } from '../../../domain/desk-acts/message-acts';
import { CuesLine } from './lazy-parts';
import { ShowMode } from './ShowMode';

const MINUTE = 60_000;
const NAMES = ['message', 'lost', 'missing', 'call', 'questions', 'cues'] as const;

const slots = () =>
  Array.from(screen.getByRole('group', { name: 'At a glance' }).children, (slot) =>
    slot.getAttribute('data-line'),
  );

const line = (name: (typeof NAMES)[number]) =>
  document.querySelector<HTMLElement>(`[data-line='${name}']`);

function openShowMode() {
  const harness = createRoomHarness(CURTAIN_MS);
  const opened = renderParts(<ShowMode />, harness);
  const { room } = opened;
  return { ...opened, harness, do: (change: (room: Room) => void) => act(() => change(room)) };
}

beforeAll(() => CuesLine.preload());

afterEach(() => {
  sessionStorage.clear();
  localStorage.removeItem(missingPeopleKey('hamlet'));
});

describe('the lines of the show mode', () => {
  it('keep their places while they are empty, without text', () => {
    openShowMode();
    expect(slots()).toEqual(NAMES);
    expect(screen.getByRole('group', { name: 'At a glance' })).toHaveTextContent(/^$/u);
  });

  it('show the viewers’ message with its end, until that time', async () => {
    const { do: perform, pass } = openShowMode();
    perform((room) =>
      room.dispatch(
        sendingAct('Places, please', {
          messageId: room.newId(),
          screenIds: null,
          until: undefined,
        }),
      ),
    );
    expect(line('message')).toHaveTextContent('On viewers: Places, please');
    perform((room) =>
      room.dispatch(
        sendingAct('House open', {
          messageId: room.newId(),
          screenIds: null,
          until: { kind: 'after', ms: 2 * MINUTE },
        }),
      ),
    );
    expect(line('message')).toHaveTextContent('On viewers until 19:32: House open');
    await pass(2 * MINUTE);
    expect(line('message')).toBeEmptyDOMElement();
    expect(slots()).toEqual(NAMES);
  });

  it('show the next call, then that it is due and late; the text changes only then', async () => {
    const { do: perform, pass } = openShowMode();
    perform((room) =>
      room.dispatch({
        type: 'set-curtain',
        curtainAtMs: CURTAIN_MS + 40 * MINUTE,
        custom: 'british',
      }),
    );
    const call = within(line('call') ?? document.body).getByRole('status');
    expect(call).toHaveTextContent('Next call: Half 19:35');
    const said = new Set<string | null>();
    const observer = new MutationObserver(() => said.add(call.textContent));
    observer.observe(call, { childList: true, characterData: true, subtree: true });
    await pass(4 * MINUTE + 59_000);
    expect(said.size).toBe(0);
    await pass(1_000);
    expect(call).toHaveTextContent('Due now: Half 19:35');
    expect(call).toHaveAttribute('data-state', 'due');
    await pass(5 * MINUTE);
    expect(call).toHaveTextContent('Late: Half 19:35');
    expect(said.size).toBe(2);
    observer.disconnect();
    perform((room) => giveCall(room, 'half'));
    expect(call).toHaveTextContent('Next call: Quarter 19:50');
    expect(call).not.toHaveAttribute('data-state');
  });

  it('name the people who have not signed in, and the lost screens', async () => {
    localStorage.setItem(
      missingPeopleKey('hamlet'),
      JSON.stringify({
        call: 'Performance 5',
        dueAtMs: CURTAIN_MS,
        endsAtMs: CURTAIN_MS + 300 * MINUTE,
        people: [{ name: 'Oskar Weiss', position: 'Ghost', phone: '' }],
      }),
    );
    const { harness, pass } = openShowMode();
    const missing = await screen.findByText(/not signed in/u);
    expect(missing).toHaveTextContent('1 not signed in for performance 5: Oskar Weiss');
    const viewer = harness.open('viewer').room;
    await pass(1_000);
    viewer.close();
    await pass(7_000);
    expect(within(line('lost') ?? document.body).getByRole('alert')).toHaveTextContent(
      'Viewer 1 lost 19:30',
    );
    expect(slots()).toEqual(NAMES);
  });

  it('link to the next moment, if the show has cues', () => {
    const { room, do: perform } = openShowMode();
    expect(within(line('cues') ?? document.body).queryByRole('link')).toBeNull();
    perform(() => addSampleCues(room));
    const next = within(line('cues') ?? document.body).getByRole('link');
    expect(next).toHaveAccessibleName('Next: LX 1, SQ 1. Call the show');
    expect(next).toHaveAttribute('href', '/room/hamlet/call');
    perform(() => {
      room.dispatch({ type: 'take-book', callerId: 'noor', name: 'Noor' });
      room.dispatch({
        type: 'go-cues',
        callerId: 'noor',
        cueIds: ['lx1', 'sq1'],
        isConfirmed: true,
      });
    });
    expect(next).toHaveTextContent('Next: LX 2');
  });
});

it('questions are counted until the messages open, which does not leave the mode', async () => {
  const harness = createRoomHarness(CURTAIN_MS);
  const { pass, user } = renderInRoom(harness, 'controller', <Controller />);
  await user.keyboard('l');
  const audience = harness.open('ask').room;
  for (const question of ['Where is the exit?', 'How long is it?'])
    act(() => void ask(audience, question));
  await pass(1_000);
  const count = within(line('questions') ?? document.body).getByRole('status');
  expect(count).toHaveTextContent('2 new questions');
  await user.keyboard('m');
  expect(count).toBeEmptyDOMElement();
  await user.keyboard('{Escape}');
  expect(count).toBeEmptyDOMElement();
  expect(document.querySelector('[data-show-mode]')).not.toBeNull();
});
