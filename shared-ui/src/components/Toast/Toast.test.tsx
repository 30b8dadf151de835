import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useToast, type ToastMessage } from './toast';
import { ToastProvider } from './ToastProvider';

function Sender({ message }: { message: ToastMessage }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.show(message)}>
      Send
    </button>
  );
}

async function send(message: ToastMessage): Promise<void> {
  render(
    <ToastProvider>
      <Sender message={message} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findAllByText(message.title);
}

function shownToast(title: string): HTMLElement | null {
  return screen.queryByRole('dialog', { name: title });
}

describe('toasts', () => {
  it('show a message, announce it, and close at a press on the close button', async () => {
    await send({ title: 'Studio B deleted', description: 'It was empty.' });
    expect(shownToast('Studio B deleted')).toHaveAccessibleDescription('It was empty.');
    expect(screen.getByRole('region', { name: /notifications/iu })).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => shownToast('Studio B deleted')).toBeNull();
  });

  it('offer an action and close when it is chosen', async () => {
    const handleUndo = vi.fn();
    await send({ title: 'Studio B deleted', action: { label: 'Undo', onAction: handleUndo } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(handleUndo).toHaveBeenCalledOnce();
    await expect.poll(() => shownToast('Studio B deleted')).toBeNull();
  });

  it('close after their time', async () => {
    await send({ title: 'Room saved', durationMs: 150 });
    await userEvent.unhover(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => shownToast('Room saved')).toBeNull();
  });

  it('wait while the pointer is on them', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      shouldAdvanceTime: true,
    });
    const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
    render(
      <ToastProvider>
        <Sender message={{ title: 'Room saved' }} />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByText('Send'));
    await screen.findAllByText('Room saved');
    fireEvent.mouseEnter(screen.getByLabelText(/notifications/iu));
    await pass(20_000);
    expect(shownToast('Room saved')).toBeVisible();
    fireEvent.mouseLeave(screen.getByLabelText(/notifications/iu));
    await pass(7_000);
    expect(shownToast('Room saved')).toBeNull();
  });

  it('throw a clear error without a provider', () => {
    expect(() => render(<Sender message={{ title: 'Lost' }} />)).toThrow(
      'useToast needs a ToastProvider above it.',
    );
  });
});
