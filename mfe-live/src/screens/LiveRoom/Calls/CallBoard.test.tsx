import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { shownMessage } from '@standby/live-room/domain/state/room-state';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { answeringAct } from '@standby/live-room/domain/calls/call-acts';
import { giveCall } from '@standby/live-room/testing/desk-acts';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { UndoBar } from '../History/UndoBar';
import { Calls } from './Calls';
import { CallSignals } from './CallSignals';
import * as lazyParts from './lazy-parts';

beforeAll(() => Promise.all(Object.values(lazyParts).map((part) => part.preload())));
afterEach(() => sessionStorage.clear());

const MINUTE = 60_000;

function openCalls(beforeCurtainMs = 36 * MINUTE) {
  const harness = createRoomHarness(CURTAIN_MS - beforeCurtainMs);
  const opened = renderParts(
    <>
      <Calls />
      <UndoBar />
    </>,
    harness,
  );
  act(
    () =>
      void opened.room.dispatch({
        type: 'set-curtain',
        curtainAtMs: CURTAIN_MS,
        custom: 'british',
      }),
  );
  return { ...opened, harness };
}

/** Presses a button by label or text, because a search by role takes a second in a large panel. */
const press = (name: string) =>
  fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name));

const tiles = () =>
  within(screen.getByLabelText(/^Answers/u, { selector: 'section' }))
    .getAllByRole('button')
    .map(
      (tile) => `${tile.getAttribute('aria-pressed') === 'true' ? '✓ ' : ''}${tile.textContent}`,
    );

describe('the call board', () => {
  it('lights each department that answers from a phone; silent ones stay unlit', async () => {
    const { room, harness, pass } = openCalls();
    const phone = harness.open('department').room;
    expect(screen.getByText('No call given yet')).toBeVisible();
    act(() => void giveCall(room, 'half'));
    await pass(60_000);
    expect(tiles()).toEqual([
      'CastSilent',
      'StageSilent',
      'LightsSilent',
      'SoundSilent',
      'WardrobeSilent',
      'Front of houseSilent',
    ]);
    act(() => void phone.dispatch(answeringAct('half', 'Sound')));
    await pass(1_000);
    expect(tiles()).toContain('✓ Sound18:55');
    expect(screen.getByText('1 of 6 answered')).toHaveRole('status');
    // A department may answer by headset.
    press('Cast');
    expect(tiles()).toContain('✓ Cast18:55');
    press('Cast');
    expect(screen.getByText('2 of 6 answered')).toBeVisible();
    // The next call begins again.
    act(() => void giveCall(room, 'quarter'));
    expect(screen.getByText('0 of 6 answered')).toBeVisible();
  });

  it('has the departments that a person enters', async () => {
    openCalls();
    press('Who answers');
    const field = await screen.findByLabelText(/^Departments/u);
    fireEvent.change(field, { target: { value: ' ' } });
    expect(screen.getByText('Enter at least one department')).toBeVisible();
    fireEvent.change(field, { target: { value: 'Band\n Flies \nBand' } });
    press('Save departments');
    expect(tiles()).toEqual(['Band', 'Flies']);
  });
});

describe('calls of the room’s own', () => {
  it('can belong to an interval, and count down to the timer after it', async () => {
    const { pass, room, user } = openCalls();
    press('Add calls');
    press('Calls of an interval');
    await user.click(screen.getByLabelText(/^Before/u));
    await user.click(await screen.findByRole('option', { name: 'Act 2' }));
    press('Add 2 calls');
    const row = () => screen.getByText('Beginners, Act 2', { selector: 'h3' }).closest('li');
    expect(row()).toHaveTextContent(
      '5 min beforeGive callBefore Act 2. Viewers show: Act 2: beginners, please',
    );
    act(() => void room.dispatch({ type: 'go', timerId: 'intermission', isRepeat: false }));
    await pass(1_000);
    expect(row()).toHaveTextContent('in 9:59');
    await pass(9 * MINUTE + 59_000);
    expect(row()).toHaveTextContent('Due now');
    press('Give call: Beginners, Act 2');
    expect(shownMessage(room.getSnapshot().state)?.text).toBe('Act 2: beginners, please');
    expect(screen.getByText('Answers: Beginners, Act 2')).toBeVisible();
  });

  it('can be front-of-house bells, which viewers do not show, or any other, and are changed and removed', async () => {
    const { room } = openCalls();
    press('Add calls');
    press('Front-of-house bells');
    press('Add 3 calls');
    expect(Array.from(document.querySelectorAll('h3'), ({ textContent }) => textContent)).toEqual([
      'Answers',
      'Half',
      'Quarter',
      'Five',
      'Beginners',
      'Bell 1',
      'Bell 2',
      'Bell 3',
    ]);
    press('Give call: Bell 1');
    expect(room.getSnapshot().state.messages).toEqual([]);

    press('Change call: Bell 3');
    const minutes = await screen.findByLabelText(/^Minutes before/u);
    fireEvent.change(minutes, { target: { value: '200' } });
    expect(screen.getByText('Save call').closest('button')).toBeDisabled();
    fireEvent.change(minutes, { target: { value: '2' } });
    press('Save call');
    expect(screen.getByText('19:28')).toBeVisible();
    press('Remove call: Bell 2');
    expect(screen.queryByText('Bell 2', { selector: 'h3' })).toBeNull();
    press('Undo: Call Bell 2 removed');
    expect(screen.getByText('Bell 2', { selector: 'h3' })).toBeVisible();
  });
});

it('a call that becomes due sounds once, if that is selected', async () => {
  const sound = vi.fn<(signal: string) => void>();
  const signals = { sound, vibrate: () => undefined, close: () => undefined };
  const harness = createRoomHarness(CURTAIN_MS - 35 * MINUTE - 2_000);
  const { pass, room } = renderParts(<CallSignals sounds createSignals={() => signals} />, harness);
  act(
    () => void room.dispatch({ type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'british' }),
  );
  await pass(1_000);
  expect(sound).not.toHaveBeenCalled();
  await pass(90_000);
  expect(sound.mock.calls).toEqual([['call']]);
  act(() => void giveCall(room, 'half'));
  await pass(14 * MINUTE);
  expect(sound).toHaveBeenCalledTimes(2);
});
