import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

const lamp = { isBroken: true };

function Lamp() {
  if (lamp.isBroken) throw new Error('The lamp is out.');
  return <p>The lamp is lit.</p>;
}

function Area({ resetKey, onError }: { resetKey?: string; onError?: (error: unknown) => void }) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onError={onError}
      fallback={(error, reset) => (
        <p role="alert">
          {error instanceof Error && error.message}
          <button type="button" onClick={reset}>
            Retry
          </button>
        </p>
      )}
    >
      <Lamp />
    </ErrorBoundary>
  );
}

describe('ErrorBoundary', () => {
  beforeEach(() => {
    lamp.isBroken = true;
  });

  it('shows the failure, reports it once, and shows the children again after a reset', async () => {
    const handleError = vi.fn();
    render(<Area onError={handleError} />, { onCaughtError: () => undefined });
    expect(screen.getByRole('alert')).toHaveTextContent('The lamp is out.');
    expect(handleError).toHaveBeenCalledOnce();
    lamp.isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('The lamp is lit.')).toBeVisible();
  });

  it('tries again when the reset key changes', () => {
    const { rerender } = render(<Area resetKey="/rooms" />, {
      onCaughtError: () => undefined,
    });
    lamp.isBroken = false;
    rerender(<Area resetKey="/rooms" />);
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(<Area resetKey="/devices" />);
    expect(screen.getByText('The lamp is lit.')).toBeVisible();
  });
});
