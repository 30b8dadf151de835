import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { sendMessage, toggle } from '@standby/live-room/testing/desk-acts';
import { openViewer } from '../../testing/open-viewer';

const MINUTE = 60_000;

describe('a viewer', () => {
  it('shows the whole state at once when it joins late, with the viewers’ customized look', async () => {
    const { face, pass } = openViewer((desk) => {
      toggle(desk);
      sendMessage(desk, 'The house is open');
      const { messages, viewer } = desk.getSnapshot().state;
      desk.dispatch({ type: 'show-message', messageId: messages[0]?.id ?? '' });
      const parts = { ...viewer.parts, name: false, clock: true };
      desk.dispatch({
        type: 'customize',
        viewer: { theme: 'light', size: 'medium', isMirrored: true, parts },
      });
    });
    await pass(61_000);
    expect(screen.getByRole('timer')).toHaveTextContent('8:59');
    expect(screen.getByText('The house is open')).toBeVisible();
    expect(face()).toHaveAttribute('data-theme', 'light');
    expect(face()).toHaveAttribute('data-size', 'medium');
    expect(face()).toHaveStyle({ transform: 'scaleX(-1)' });
    expect(screen.queryByText('Timer 1')).toBeNull();
    expect(screen.getByText('19:31')).toBeVisible();
  });

  it('shows a message beside the figure, large with Focus, and removes it when it is cleared', async () => {
    const { desk, face, pass } = openViewer();
    expect(face()).toHaveAttribute('data-layout', 'figure');
    sendMessage(desk, 'Beginners, please');
    desk.dispatch({
      type: 'show-message',
      messageId: desk.getSnapshot().state.messages[0]?.id ?? '',
    });
    await pass(10);
    expect(screen.getByText('Beginners, please')).toBeVisible();
    expect(face()).toHaveAttribute('data-layout', 'message');
    await pass(10);
    expect(desk.getSnapshot().screenCount).toEqual({ current: 1, total: 1 });
    desk.dispatch({ type: 'focus', isOn: true });
    await pass(10);
    expect(face()).toHaveAttribute('data-layout', 'focus');
    desk.dispatch({ type: 'clear-message' });
    await pass(10);
    expect(screen.queryByText('Beginners, please')).toBeNull();
  });

  it('shows nothing in a blackout, which is announced, and everything again after it', async () => {
    const { desk, face, pass, said } = openViewer();
    await pass(0);
    desk.dispatch({ type: 'blackout', isOn: true });
    desk.server.identify(desk.getSnapshot().screens[0]?.id ?? '');
    await pass(10);
    expect(said()[0]).toBe('Blackout');
    expect(face()).toBeNull();
    expect(screen.queryByText('Viewer 1')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    desk.dispatch({ type: 'blackout', isOn: false });
    await pass(10);
    expect(screen.getByRole('timer')).toHaveTextContent('10:00');
  });

  it('flashes in three pulses, at most three a second', async () => {
    const { desk, face, pass } = openViewer();
    desk.dispatch({ type: 'flash' });
    await pass(0);
    const phases: unknown[] = [];
    for (let part = 0; part < 14; part += 1) {
      phases.push(face()?.dataset['flash']);
      await pass(100);
    }
    const [lit, dark, over] = [
      ['lit', 'lit'],
      ['dark', 'dark'],
      ['over', 'over'],
    ];
    expect(phases).toEqual([lit, dark, lit, dark, lit, dark, over].flat());
  });

  it('shows its name while it is identified, unlike its neighbour', async () => {
    const { desk, pass } = openViewer();
    await pass(10);
    const [own] = desk.getSnapshot().screens;
    desk.server.identify(own?.id ?? '');
    await pass(10);
    // The rename button also contains the screen’s name.
    const sign = () =>
      screen.queryAllByText(/^Viewer \d$/u).filter((element) => element.matches('[role=status]'));
    expect(sign()).toHaveLength(1);
    await pass(3_000);
    expect(sign()).toHaveLength(0);
    desk.server.identify('somebody-else');
    await pass(10);
    expect(sign()).toHaveLength(0);
  });

  it('keeps counting without its controller, and states the age of its data within two seconds', async () => {
    const { desk, pass } = openViewer();
    toggle(desk);
    await pass(0);
    desk.close();
    await pass(1_500);
    expect(screen.queryByText(/No controller is connected/u)).toBeNull();
    await pass(500);
    const notice = screen.getByText(/No controller is connected\. As of 19:30/u);
    expect(notice).toHaveTextContent('less than a minute ago');
    await pass(2 * MINUTE);
    expect(notice).toHaveTextContent('2 minutes ago');
    expect(screen.getByRole('timer')).toHaveTextContent('7:58');
  });

  it('announces minutes to assistive technology, and not every second', async () => {
    const { desk, pass, said } = openViewer();
    toggle(desk);
    await pass(3_000);
    expect(said().at(-1)).toBe('');
    await pass(58_000);
    expect(said().at(-1)).toBe('Timer 1, 9 minutes left');
    await pass(3_000);
    expect(said().at(-1)).toBe('Timer 1, 9 minutes left');
  });

  it('reports that it was frozen to the controller, and is correct again when it wakes', async () => {
    const { desk, pass, window } = openViewer();
    await pass(10);
    window.freeze();
    await pass(10);
    expect(desk.getSnapshot().screens[0]?.status).toBe('asleep');
    toggle(desk);
    await pass(5_000);
    expect(screen.getByRole('timer')).toHaveTextContent('10:00');
    await act(async () => {
      window.thaw();
      window.show();
    });
    await pass(10);
    expect(screen.getByRole('timer')).toHaveTextContent('9:55');
    expect(desk.getSnapshot().screens[0]?.status).toBe('current');
  });

  it('shows a hold until the curtain is up', async () => {
    const { desk, face, pass, said } = openViewer((room) => {
      const curtainAtMs = CURTAIN_MS + 5 * MINUTE;
      room.dispatch({ type: 'set-curtain', curtainAtMs, custom: 'british' });
      room.dispatch({ type: 'hold', minutes: 1, reason: null });
    });
    await pass(1_000);
    expect(face()).toHaveTextContent('Holding 1 minute');
    expect(face()).not.toHaveTextContent('Ready');
    expect(said()).toContain('Holding 1 minute');
    toggle(desk);
    await pass(1_000);
    expect(face()).not.toHaveTextContent('Holding');
  });
});
