import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sendMessage } from '@standby/live-room/testing/desk-acts';
import { openViewer } from '../../testing/open-viewer';

const withMessage: Parameters<typeof openViewer>[0] = (desk) => {
  sendMessage(desk, 'The house is open');
  desk.dispatch({
    type: 'show-message',
    messageId: desk.getSnapshot().state.messages[0]?.id ?? '',
  });
};

describe('an overlay', () => {
  it('shows the parts of its address and no control', async () => {
    const { pass } = openViewer(withMessage, '?overlay=message,name,clock');
    await pass(10);
    expect(screen.getByText('The house is open')).toBeVisible();
    expect(screen.getByText('Timer 1')).toBeVisible();
    expect(screen.getByText('19:30')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText('Ready')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows countdown and message when its address names no part', async () => {
    const { pass } = openViewer(withMessage, '?overlay');
    await pass(10);
    expect(screen.getByRole('timer')).toHaveTextContent('10:00');
    expect(screen.getByText('The house is open')).toBeVisible();
    expect(screen.queryByText('Timer 1')).toBeNull();
  });

  it.each([
    ['?overlay=countdown', 0],
    ['?overlay=countdown,connection', 1],
  ])('with %s says %i times that the connection is lost', async (search, times) => {
    const { desk, pass } = openViewer(undefined, search);
    await pass(10);
    desk.close();
    await pass(2_000);
    expect(screen.queryAllByText(/No controller is connected/u)).toHaveLength(times);
  });

  it('is not covered by its name when the desk identifies screens', async () => {
    const { desk, pass } = openViewer(undefined, '?overlay');
    await pass(10);
    desk.server.identify(desk.getSnapshot().screens[0]?.id ?? '');
    await pass(10);
    expect(screen.queryByText(/^Viewer \d$/u)).toBeNull();
  });
});
