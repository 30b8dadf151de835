import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phaseOf } from '@standby/live-room/domain/timer/countdown';
import { zoneLabel } from '@standby/live-room/domain/time/local-time';
import { mainCommandOf } from '@standby/live-room/domain/timer/on-air';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { UndoBar } from '../History/UndoBar';
import { sendingAct } from '../../../domain/desk-acts/message-acts';
import { rundownAct } from '../../../domain/desk-acts/rundown-act';
import { timerChangeAct } from '../../../domain/desk-acts/timer-acts';
import { minuteAct } from '../../../domain/desk-acts/shown-timer-acts';
import { Controls, TimerPanel } from './TimerPanel';

const MINUTE = 60_000;

function openPanel() {
  const opened = renderParts(
    <>
      <TimerPanel>
        <Controls />
      </TimerPanel>
      <UndoBar />
    </>,
  );
  const panel = within(screen.getByLabelText('Timer 1', { selector: 'section' }));
  return {
    ...opened,
    panel,
    figure: document.querySelector('[role=timer]'),
    progress: document.querySelector('[role=progressbar]'),
    fact: (name: string) => panel.getByText(name).closest('div'),
    press: (name: string) => fireEvent.click(panel.getByText(name)),
  };
}

it('names the time zone of its clock', () => {
  const { panel } = openPanel();
  expect(panel.getByText(`Clock ${zoneLabel(CURTAIN_MS)}`)).toBeVisible();
});

describe('the shown timer', () => {
  it('waits at 10:00, counts down while it runs, and stops while it is paused', async () => {
    const { figure, panel, press, pass } = openPanel();
    await pass(30_000);
    expect(figure).toHaveTextContent('10:00');
    expect(figure).toHaveAttribute('aria-live', 'off');
    expect(panel.getByText('Ready')).toBeVisible();
    press('Play');
    await pass(999);
    expect(figure).toHaveTextContent('10:00');
    await pass(1);
    expect(figure).toHaveTextContent('9:59');
    expect(panel.getByText('Running')).toBeVisible();
    press('Pause');
    await pass(MINUTE);
    expect(figure).toHaveTextContent('9:59');
    expect(panel.getByText('Paused')).toBeVisible();
  });

  it('is moved by a minute with +1m and -1m, and explains at 0 why it is not', () => {
    const { room, figure, press } = openPanel();
    press('+1m');
    expect(figure).toHaveTextContent('11:00');
    press('-1m');
    expect(figure).toHaveTextContent('10:00');
    act(() => {
      for (let taken = 0; taken < 10; taken += 1) room.dispatch(minuteAct(room.getSnapshot(), -1));
    });
    press('-1m');
    expect(figure).toHaveTextContent('0:00');
    expect(screen.getByText('There is no time left to take.')).toHaveRole('status');
  });

  it('is selected without a change for the viewers, and goes live by a button that says so', async () => {
    const { figure, panel, press, pass, room } = openPanel();
    const button = (name: string) => panel.getByRole('button', { name });
    const phases = () => room.getSnapshot().state.timers.map((timer) => phaseOf(timer));
    press('Play');
    await pass(60_000);
    act(() => room.select('intermission'));
    expect(figure).toHaveTextContent('15:00');
    expect(panel.getByText('Not live')).toBeVisible();
    expect(phases()).toEqual(['running', 'idle', 'idle']);
    // P still acts on the live timer, so the button has no key until it is armed.
    expect(button('Go: Intermission 15:00')).not.toHaveAttribute('aria-keyshortcuts');
    act(() => room.arm(true));
    expect(panel.getByText('Armed')).toBeVisible();
    expect(button('Go: Intermission 15:00')).toHaveAttribute('aria-keyshortcuts', 'P');
    fireEvent.click(button('Go: Intermission 15:00'));
    expect(phases()).toEqual(['ended', 'running', 'idle']);
    expect(button('Pause')).toHaveAttribute('aria-keyshortcuts', 'P');
    act(() => void room.dispatch(timerChangeAct('act-2', { isOnItsOwn: true })));
    act(() => room.select('act-2'));
    fireEvent.click(button('Play: Act 2 30:00'));
    expect(phases()).toEqual(['ended', 'running', 'running']);
    expect(panel.getByText('On its own')).toBeVisible();
    fireEvent.click(button('Pause: Act 2'));
    expect(room.getSnapshot().state.selectedTimerId).toBe('intermission');
  });

  it.each([
    [0, '10:00', 'Running', 'accent', '0', '0:00 of 10:00'],
    [150_000, '7:30', 'Running', 'accent', '25', '2:30 of 10:00'],
    [9 * MINUTE - 1_000, '1:01', 'Running', 'accent', null, null],
    [9 * MINUTE, '1:00', 'Standby', 'standby', '90', null],
    [10 * MINUTE, '0:00', 'Time', 'stop', '100', null],
    [10 * MINUTE + 67_000, '+1:07', 'Time', 'stop', '100', null],
  ])(
    'after %i ms shows %s, %s and its elapsed share',
    async (ms, text, word, tone, share, shareText) => {
      const { figure, panel, press, pass, progress } = openPanel();
      expect(progress?.querySelector('[data-mark]')).toHaveStyle({ insetInlineStart: '90%' });
      press('Play');
      await pass(ms);
      expect(figure?.textContent).toBe(text);
      expect(panel.getByText(word)).toBeVisible();
      expect(progress).toHaveAttribute('data-tone', tone);
      if (share !== null) expect(progress).toHaveAttribute('aria-valuenow', share);
      if (shareText !== null) expect(progress).toHaveAttribute('aria-valuetext', shareText);
    },
  );

  it('has the time of day beside it, even while no timer runs', async () => {
    const { panel, pass } = openPanel();
    expect(panel.getByText('19:30:00')).toBeVisible();
    await pass(61_000);
    expect(panel.getByText('19:31:01')).toBeVisible();
  });

  it('shows its end, the next timer, and how far the show is over its plan', async () => {
    const { fact, press, pass, room } = openPanel();
    expect(fact('Ends')).toHaveTextContent('The timer does not run');
    expect(fact('Next:')).toHaveTextContent('Intermission 15:00');
    expect(fact('Show')).toHaveTextContent('Neither a curtain time nor a start');
    press('Play');
    expect(fact('Ends')).toHaveTextContent('19:40:00');
    expect(fact('Show')).toHaveTextContent('On time');
    press('-1m');
    expect(fact('Ends')).toHaveTextContent('19:39:00');
    expect(fact('Show')).toHaveTextContent('1:00 under');
    await pass(11 * MINUTE + 14_000);
    expect(fact('Ended')).toHaveTextContent('19:39:00');
    expect(fact('Show')).toHaveTextContent('+1:14 over');
    // The total counts from the same plan as the drift.
    act(
      () =>
        void room.dispatch({
          type: 'set-curtain',
          curtainAtMs: CURTAIN_MS - MINUTE,
          custom: 'british',
        }),
    );
    expect(fact('Show')).toHaveTextContent('+2:14 over');
    act(() => room.select('act-2'));
    expect(fact('Next:')).toHaveTextContent('This is the last timer');
  });

  it.each([
    ['Starts', 0],
    ['Missed', MINUTE + 6_000],
  ])('%s at the time for which it is armed', async (word, ms) => {
    const { fact, pass, room } = openPanel();
    act(() => {
      room.dispatch(
        rundownAct(room.getSnapshot().state, 'timer-1', {
          color: null,
          note: null,
          trigger: { kind: 'time', minuteOfDay: 1_171 },
          armedForMs: CURTAIN_MS + MINUTE,
        }),
      );
      // An armed timer does not start while another one runs.
      room.select('act-2');
      room.dispatch(mainCommandOf(room.getSnapshot().state, room.getSnapshot().timerId));
      room.select('timer-1');
    });
    await pass(ms);
    expect(fact(word)).toHaveTextContent('19:31:00');
  });

  it('focuses the viewers on a message, and explains its refusal without one', () => {
    const { press, room } = openPanel();
    const focus = screen.getByText('Focus').closest('button');
    expect(focus).toHaveAttribute('aria-disabled', 'true');
    expect(focus).toHaveAccessibleDescription('Viewers show no message.');
    press('Focus');
    expect(
      screen.getByText('Viewers show no message.', { selector: '[role=status]' }),
    ).toBeVisible();
    expect(room.getSnapshot().lines).toEqual([]);
    act(
      () =>
        void room.dispatch(
          sendingAct('Hold the house', {
            messageId: room.newId(),
            screenIds: null,
            until: undefined,
          }),
        ),
    );
    press('Focus');
    expect(focus).toHaveAttribute('aria-pressed', 'true');
    expect(room.getSnapshot().state.isFocused).toBe(true);
  });
});
