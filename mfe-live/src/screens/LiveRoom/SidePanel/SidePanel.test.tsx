import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { ask, sendMessage } from '@standby/live-room/testing/desk-acts';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { SidePanel } from './SidePanel';

afterEach(() => sessionStorage.clear());

it('marks questions and messages that came while another panel was shown, and opens at the latest one', async () => {
  const harness = createRoomHarness(CURTAIN_MS);
  const { pass, room } = renderParts(<SidePanel />, harness);
  const asker = harness.open('ask').room;
  await pass(10);
  const messages = screen.getByText('Messages', { selector: 'button' });
  act(() => void ask(asker, 'Before'));
  await pass(10);
  expect(messages).not.toHaveTextContent('new');
  fireEvent.click(screen.getByText('Rundown', { selector: 'button' }));
  act(() => void ask(asker, 'Is there an interval?'));
  act(() => void sendMessage(room, 'Of this desk'));
  await pass(10);
  expect(messages).toHaveTextContent('1 new');
  expect(screen.getByText('1 new message')).toHaveRole('status');
  const log = screen.getByLabelText('Messages', { selector: '[role=log]' });
  Object.defineProperty(log, 'scrollHeight', { value: 900 });
  fireEvent.click(messages);
  expect(messages).not.toHaveTextContent('new');
  expect(log.scrollTop).toBe(900);
});

it('keeps the running timer in view in the rundown', async () => {
  const { pass, room } = renderParts(<SidePanel />);
  fireEvent.click(screen.getByText('Rundown', { selector: 'button' }));
  const list = document.querySelector('[data-timer]')?.parentElement;
  const panel = list?.parentElement;
  const act2 = document.querySelector('[data-timer="act-2"]');
  if (!(panel && act2)) throw new Error('No rundown');
  act2.getBoundingClientRect = () => new DOMRect(0, 700, 300, 80);
  act(() => void room.dispatch({ type: 'play', timerId: 'act-2' }));
  await pass(1_000);
  expect(panel.scrollTop).toBe(700);
});
