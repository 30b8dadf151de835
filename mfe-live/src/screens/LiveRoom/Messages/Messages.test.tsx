import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shownMessage } from '@standby/live-room/domain/state/room-state';
import { createConnectedHarness } from '@standby/live-room/testing/connected-harness';
import { ask, sendMessage, toggle } from '@standby/live-room/testing/desk-acts';
import { renderParts } from '../../../testing/render-parts';
import { QuestionActions } from './lazy-parts';
import { Messages } from './Messages';
import { openMessages } from './testing/open-messages';

afterEach(() => sessionStorage.clear());

describe('a message', () => {
  it.each([
    ['Until cleared', 'On viewers'],
    ['2 minutes', 'On viewers until 19:32'],
    ['Until the next start', 'On viewers until the next start'],
  ])('has a badge with its end, “%s”: %s', async (choice, badge) => {
    const { input, pass, room, user, write } = openMessages();
    await user.click(screen.getByRole('radio', { name: choice }));
    write('House open');
    input.focus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(screen.getByText(badge, { selector: 'li *' })).toBeVisible();
    await pass(120_000);
    const isOver = choice === '2 minutes';
    expect(shownMessage(room.getSnapshot().state)?.text).toBe(isOver ? undefined : 'House open');
    act(() => void toggle(room));
    const isCleared = isOver || choice === 'Until the next start';
    expect(shownMessage(room.getSnapshot().state)?.text).toBe(isCleared ? undefined : 'House open');
  });

  it('is added with the user You and the time by Add Message or Enter, never while typing', async () => {
    const { input, pass, press, sent, user, write } = openMessages();
    write('  Places, please  ');
    fireEvent.blur(input);
    expect(sent()).toEqual([]);
    press('Add Message');
    expect(input).toHaveValue('');
    await pass(60_000);
    write('Curtain up');
    await user.type(input, '{Enter}');
    expect(sent()).toEqual([
      expect.stringMatching(/^You19:30Places, please/u),
      expect.stringMatching(/^You19:31Curtain up/u),
    ]);
  });

  it('names the desk that wrote it', async () => {
    const { harness, pass, press, sent, write } = openMessages();
    const other = harness.open('controller').room;
    await pass(1_000);
    act(() => void sendMessage(other, 'Check the rail'));
    await pass(1_000);
    write('Checked');
    press('Add Message');
    expect(sent()).toEqual([
      expect.stringMatching(/^Controller 219:30Check the rail/u),
      expect.stringMatching(/^You19:30Checked/u),
    ]);
  });

  it('can be a note between desks, with an author and no way to the viewers', async () => {
    const { harness, input, onViewers, pass, press, room, sent, user, write } = openMessages();
    const other = harness.open('deputy').room;
    await pass(1_000);
    act(
      () =>
        void other.dispatch({
          type: 'send-desk-note',
          messageId: other.newId(),
          text: 'House is late',
        }),
    );
    await pass(1_000);
    fireEvent.click(screen.getByLabelText('Desks'));
    write('Thank you');
    expect(screen.getByText('Show now').closest('button')).toBeDisabled();
    expect(screen.getByLabelText('2 minutes')).toBeDisabled();
    press('Send note');
    write('Five more minutes');
    await user.type(input, '{Shift>}{Enter}{/Shift}');
    expect(sent()).toEqual([
      expect.stringMatching(/^Deputy 119:30Desks onlyHouse is lateControls$/u),
      expect.stringMatching(/^You19:30Desks onlyThank youControls$/u),
      expect.stringMatching(/^You19:30Desks onlyFive more minutesControls$/u),
    ]);
    expect(onViewers()).toBeUndefined();
    expect(screen.queryByText('Show on viewers')).toBeNull();
    expect(room.getSnapshot().undoable[0]?.line.type).toBe('send-desk-note');
  });

  it('survives a reload half-written, until it is sent', () => {
    openMessages().write('House op');
    cleanup();
    const { input } = openMessages();
    expect(input).toHaveValue('House op');
    fireEvent.submit(input);
    cleanup();
    expect(openMessages().input).toHaveValue('');
  });

  it.each([
    ['', '0/280', false],
    ['   ', '0/280', false],
    ['x'.repeat(280), '280/280', true],
    ['x'.repeat(281), '281/280', false],
  ])('must not be empty or longer than 280 characters: %j', (text, count, isSendable) => {
    const { input, send, write } = openMessages();
    write(text);
    expect(screen.getByText(count)).toBeVisible();
    expect(send?.disabled).toBe(!isSendable);
    const error = text.length > 280 ? 'A message can have at most 280 characters.' : '';
    expect(input).toHaveAccessibleDescription(error);
  });

  it('is shown on the viewers, cleared and removed', () => {
    const { onViewers, press, room, sent } = openMessages();
    act(() => void sendMessage(room, 'Hold the house'));
    press('Show on viewers');
    expect(screen.getByText('On viewers')).toBeVisible();
    expect(onViewers()).toBe('Hold the house');
    press('Clear');
    expect(onViewers()).toBeUndefined();
    fireEvent.click(screen.getByLabelText('Remove message: Hold the house'));
    expect(screen.getByText('No messages yet.', { exact: false })).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('is marked as a question if it is from the audience', async () => {
    const { pass, sent, harness } = openMessages();
    const link = screen.getByText(/^Submit questions/u);
    expect(link).toHaveAttribute('href', '/room/hamlet/ask');
    expect(link).toHaveAttribute('target', '_blank');
    ask(harness.open('ask').room, 'When is the interval?');
    await pass(10);
    expect(sent()).toEqual([expect.stringMatching(/^Audience.*Question.*interval\?/u)]);
  });

  it('is added and shown at once by Shift+Enter', () => {
    const { input, onViewers, sent, write } = openMessages();
    write('Stop the show');
    fireEvent.keyDown(input, { key: 'Enter', shiftKey: true });
    expect(input).toHaveValue('');
    expect(sent()).toEqual([expect.stringContaining('Stop the show')]);
    expect(onViewers()).toBe('Stop the show');
    fireEvent.keyDown(input, { key: 'Enter', shiftKey: true });
    expect(screen.getByText('Write something first.')).toBeVisible();
  });

  it('is written and shown with one press on a preset, and a room can save and remove presets', async () => {
    const { onViewers, press, room, write } = openMessages();
    const own = () => room.getSnapshot().state.messagePresets ?? [];
    const choose = async (item: string) => {
      fireEvent.click(screen.getByLabelText('Preset options'));
      fireEvent.click(await screen.findByText(item));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    press('Wrap up');
    expect(onViewers()).toBe('Wrap up');
    write('  House open ');
    await choose('Save message as preset');
    expect(own()).toEqual(['House open']);
    expect(screen.getByText('House open')).toBeVisible();
    await choose('Remove preset: House open');
    expect(own()).toEqual([]);
  });
});

describe('a question of a connected room', () => {
  beforeAll(() => QuestionActions.preload());

  it('is accepted or hidden; a hidden one leaves the list, and can be accepted again', async () => {
    const harness = createConnectedHarness();
    const { server } = harness;
    const { pass, room } = renderParts(<Messages isShown />, harness);
    await pass(2_000);
    server.write({ type: 'ask', messageId: 'q', text: 'Is there an interval?' });
    await pass(100);
    const question = () => within(screen.getByRole('listitem'));
    fireEvent.click(question().getByText('Accept'));
    expect(question().getByText('Accepted')).toBeVisible();
    fireEvent.click(question().getByText('Hide'));
    expect(screen.queryByText('Is there an interval?')).toBeNull();
    fireEvent.click(screen.getByText('Hidden questions (1)'));
    expect(question().queryByText('Show on viewers')).toBeNull();
    fireEvent.click(question().getByText('Accept'));
    expect(question().getByText('Accepted')).toBeVisible();
    expect(screen.queryByText(/^Hidden questions/u)).toBeNull();
    expect(room.getSnapshot().state.messages).toMatchObject([{ moderation: 'accepted' }]);
  });
});
