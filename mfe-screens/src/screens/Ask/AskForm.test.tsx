import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { giveCall } from '@standby/live-room/testing/desk-acts';
import { AskForm } from './AskForm';

afterEach(() => sessionStorage.clear());

function openForm(harness = createRoomHarness(CURTAIN_MS)) {
  const opened = renderInRoom(harness, 'ask', <AskForm />);
  const field = screen.getByLabelText('Your question');
  return {
    ...opened,
    harness,
    field,
    send: screen.getByRole('button', { name: 'Send question' }),
    write: (text: string) => fireEvent.change(field, { target: { value: text } }),
    /** Returns the messages that a newly opened controller finds in its panel. */
    arrived: async () => {
      const desk = harness.open('controller').room;
      await opened.pass(10);
      return desk.getSnapshot().state.messages.map(({ text, source }) => ({ text, source }));
    },
  };
}

describe('a question', () => {
  it('goes to an open live room, and the page says so', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    harness.open('controller');
    const { arrived, field, pass, send, user, write } = openForm(harness);
    await pass(10);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ask a question');
    expect(screen.getByText('Hamlet')).toBeVisible();
    expect(screen.getByText(/The live room is open in this browser/u)).toBeVisible();
    write('  When does the bar open?  ');
    await user.click(send);
    expect(await screen.findByText('Your question was sent')).toBeVisible();
    expect(field).toHaveValue('');
    expect(await arrived()).toEqual([{ text: 'When does the bar open?', source: 'question' }]);
  });

  it('is stored if no live room is open, which the page says, and arrives later', async () => {
    const { arrived, send, user, write } = openForm();
    expect(screen.getByText(/The live room is not open in this browser/u)).toBeVisible();
    write('Is there an interval?');
    await user.click(send);
    expect(await screen.findByText('Your question is saved in this browser')).toBeVisible();
    cleanup();
    expect(await arrived()).toEqual([{ text: 'Is there an interval?', source: 'question' }]);
  });

  it('waits on the page if it can be neither sent nor stored', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    harness.storage.isFull = true;
    const { arrived, send, user, write } = openForm(harness);
    write('Is there an interval?');
    await user.click(send);
    expect(await screen.findByText('Your question waits on this page')).toBeVisible();
    expect(screen.getByText(/“Is there an interval\?”/u)).toBeVisible();
    expect(await arrived()).toEqual([{ text: 'Is there an interval?', source: 'question' }]);
  });

  it('is never empty and has at most 280 characters, which are counted', () => {
    const { send, write } = openForm();
    expect(send).toBeDisabled();
    write('   ');
    expect(send).toBeDisabled();
    write('x'.repeat(281));
    expect(
      screen.getByText('1 character too many: a question can have at most 280.'),
    ).toBeVisible();
    expect(screen.getByText('281/280 characters')).toBeVisible();
    expect(send).toBeDisabled();
    write('x'.repeat(280));
    expect(screen.getByText('280/280 characters')).toBeVisible();
    expect(send).toBeEnabled();
    expect(screen.queryByText(/Your question (was sent|is kept)/u)).toBeNull();
  });

  it('is restored half-written after a reload, and not sent', async () => {
    const { harness, write } = openForm();
    write('Is there an int');
    cleanup();
    const { arrived, field } = openForm(harness);
    expect(field).toHaveValue('Is there an int');
    expect(await arrived()).toEqual([]);
  });
});

describe('a call', () => {
  it('is answered on this page with a name, and the page confirms that the desk received the answer', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    const desk = harness.open('controller').room;
    const { pass, user } = openForm(harness);
    await pass(10);
    expect(screen.queryByRole('button', { name: 'Thank you' })).toBeNull();
    act(() => void giveCall(desk, 'beginners'));
    await pass(10);
    const call = within(screen.getByRole('region', { name: 'Beginners, please' }));
    expect(call.getByRole('button', { name: 'Thank you' })).toBeDisabled();
    fireEvent.change(call.getByLabelText('Your name'), { target: { value: ' Ophelia ' } });
    await user.click(call.getByRole('button', { name: 'Thank you' }));
    expect(call.getByText('Thank you, Ophelia. The desk has it.')).toBeVisible();
    await pass(10);
    expect(desk.getSnapshot().state.calls?.given[0]?.answers).toMatchObject([{ name: 'Ophelia' }]);
    await pass(31 * 60_000);
    expect(screen.queryByRole('button', { name: 'Thank you' })).toBeNull();
  });
});
