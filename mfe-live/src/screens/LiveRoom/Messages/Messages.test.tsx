import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encodeEvent } from '../../../domain/event-log/event';
import { eventsOf, nextEvent } from '../../../domain/event-log/event-log';
import { mergeEvents } from '../../../domain/event-log/merge';
import { shownMessage } from '../../../domain/room/room-state';
import { actsOf } from '../../../engine/room-acts';
import { createConnectedHarness } from '../../../testing/connected-harness';
import { CURTAIN_MS, renderInRoom } from '../../../testing/render-in-room';
import { createRoomHarness } from '../../../testing/room-harness';
import { Controller } from '../Controller';
import { QuestionActions } from './lazy-parts';

function openRoom() {
  const harness = createRoomHarness(CURTAIN_MS);
  const opened = renderInRoom(harness, 'controller', <Controller />);
  const panel = within(screen.getByRole('region', { name: 'Messages' }));
  const input = panel.getByLabelText<HTMLInputElement>('Message');
  const send = panel.getByRole<HTMLButtonElement>('button', { name: 'Add Message' });
  return {
    ...opened,
    harness,
    panel,
    input,
    send,
    write: (text: string) => fireEvent.change(input, { target: { value: text } }),
    sent: () => panel.queryAllByRole('listitem').map((item) => item.textContent),
  };
}

afterEach(() => sessionStorage.clear());

const reopen = () => renderInRoom(createRoomHarness(CURTAIN_MS), 'controller', <Controller />);

describe('a message', () => {
  it('is appended with the user You and the time by a press on Add Message, and the input is empty again', async () => {
    const { input, pass, send, sent, user, write } = openRoom();
    write('  Places, please  ');
    await user.click(send);
    expect(input).toHaveValue('');
    await pass(60_000);
    write('Curtain up');
    await user.click(send);
    expect(sent()).toEqual([
      expect.stringMatching(/^You19:30Places, please/u),
      expect.stringMatching(/^You19:31Curtain up/u),
    ]);
  });

  it('is sent by Enter, never by typing or leaving the field', async () => {
    const { input, sent, user } = openRoom();
    await user.click(input);
    await user.paste('House open');
    await user.tab();
    expect(sent()).toEqual([]);
    await user.type(input, '{Enter}');
    expect(sent()).toEqual([expect.stringContaining('House open')]);
  });

  it('survives a reload half-written, with the panel that was beside the clock', async () => {
    const { user } = openRoom();
    await user.type(screen.getByLabelText('Message'), 'House op');
    await user.click(screen.getByRole('button', { name: /^Rundown/u }));
    cleanup();
    reopen();
    expect(screen.getByLabelText('Rundown', { selector: 'section' })).toBeVisible();
    const field = screen.getByLabelText('Message');
    expect(field).toHaveValue('House op');
    fireEvent.submit(field);
    cleanup();
    reopen();
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('is neither empty nor longer than 280 characters, which are counted', () => {
    const { input, panel, send, write } = openRoom();
    expect(send).toBeDisabled();
    write('   ');
    expect(send).toBeDisabled();
    write('x'.repeat(280));
    expect(panel.getByText('280/280')).toBeVisible();
    expect(send).toBeEnabled();
    write('x'.repeat(281));
    expect(panel.getByText('281/280')).toBeVisible();
    expect(send).toBeDisabled();
    expect(input).toHaveAccessibleDescription('A message has 280 characters at most.');
  });

  it('is shown on the viewers, large with Focus, cleared, removed and brought back', async () => {
    const { panel, pass, room, sent, harness, user } = openRoom();
    const viewer = harness.open('viewer').room;
    const onViewers = () => {
      const { state } = viewer.getSnapshot();
      return { text: shownMessage(state)?.text, isFocused: state.isFocused };
    };
    act(() => void actsOf(room).sendMessage('Hold the house'));
    await user.click(panel.getByText('Show on viewers'));
    expect(panel.getByText('On viewers')).toBeVisible();
    const focus = screen.getByRole('button', { name: 'Focus', hidden: true });
    await user.click(focus);
    expect(focus).toHaveAttribute('aria-pressed', 'true');
    await pass(10);
    expect(onViewers()).toEqual({ text: 'Hold the house', isFocused: true });
    await user.click(screen.getByText('Clear message'));
    await pass(10);
    expect(onViewers().text).toBeUndefined();
    await user.click(panel.getByLabelText('Remove message: Hold the house'));
    expect(panel.getByText('No messages yet.', { exact: false })).toBeVisible();
    await user.click(screen.getByLabelText(/^Undo/u));
    expect(sent()).toEqual([expect.stringContaining('Hold the house')]);
  });

  it('of the audience is marked as a question', async () => {
    const { panel, pass, sent, harness } = openRoom();
    const link = panel.getByText(/^Submit questions/u);
    expect(link).toHaveAttribute('href', '/room/hamlet/ask');
    expect(link).toHaveAttribute('target', '_blank');
    actsOf(harness.open('ask').room).ask('When is the interval?');
    await pass(10);
    expect(sent()).toEqual([expect.stringMatching(/^Audience.*When is the interval\?/u)]);
    expect(panel.getByText('Question')).toBeVisible();
  });

  it('is added and shown at once by Shift+Enter', async () => {
    const { input, panel, room, sent, user } = openRoom();
    expect(panel.getByText(/shows it at once/u)).toBeInTheDocument();
    await user.type(input, 'Stop the show{Shift>}{Enter}{/Shift}');
    expect(input).toHaveValue('');
    expect(sent()).toEqual([expect.stringContaining('Stop the show')]);
    expect(shownMessage(room.getSnapshot().state)?.text).toBe('Stop the show');
    await user.type(input, '{Shift>}{Enter}{/Shift}');
    expect(screen.getByText('Write something first.')).toBeVisible();
  });

  it('is written and shown by one press on a preset, which a room may save and remove', async () => {
    const { panel, pass, room, harness, user, write } = openRoom();
    const presets = () =>
      within(panel.getByRole('group', { name: 'Show a preset at once' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '');
    const choose = async (item: string | RegExp) => {
      await user.click(panel.getByLabelText('Preset options'));
      await user.click(await screen.findByText(item));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    expect(presets()).toEqual(['Beginners', 'Wrap up']);
    await user.click(panel.getByText('Wrap up'));
    expect(shownMessage(room.getSnapshot().state)?.text).toBe('Wrap up');
    write('  House open ');
    await choose('Save message as preset');
    expect(presets()).toEqual(['Beginners', 'Wrap up', 'House open']);
    await pass(10);
    expect(harness.open().room.getSnapshot().state.messagePresets).toEqual(['House open']);
    await user.click(screen.getByLabelText('Undo: Preset saved: House open'));
    expect(presets()).toEqual(['Beginners', 'Wrap up']);
    await choose('Save message as preset');
    await choose('Remove preset: House open');
    expect(presets()).toEqual(['Beginners', 'Wrap up']);
  });
});

describe('a question of a connected room', () => {
  beforeAll(() => QuestionActions.preload());

  it('is accepted, or hidden: then it is off the list, and can be accepted again', async () => {
    const harness = createConnectedHarness();
    const { server } = harness;
    const { pass, room, user } = renderInRoom(harness, 'controller', <Controller />);
    await pass(2_000);
    const panel = within(screen.getByRole('region', { name: 'Messages' }));
    server.log = mergeEvents(server.log, [
      nextEvent(
        server.log,
        { by: 'server', role: 'ask' },
        { type: 'ask', messageId: 'q', text: 'Is there an interval?' },
        server.nowMs(),
      ),
    ]);
    server.broadcast({ kind: 'entries', entries: eventsOf(server.log).map(encodeEvent) });
    await pass(100);
    const question = () => panel.getByRole('listitem');
    await user.click(within(question()).getByRole('button', { name: 'Accept' }));
    expect(within(question()).getByText('Accepted')).toBeVisible();
    await user.click(within(question()).getByRole('button', { name: 'Hide' }));
    expect(panel.queryByText('Is there an interval?')).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Hidden questions (1)' }));
    expect(within(question()).queryByRole('button', { name: 'Show on viewers' })).toBeNull();
    await user.click(within(question()).getByRole('button', { name: 'Accept' }));
    expect(within(question()).getByText('Accepted')).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Hidden questions/u })).toBeNull();
    expect(room.getSnapshot().state.messages).toMatchObject([{ moderation: 'accepted' }]);
  });
});
