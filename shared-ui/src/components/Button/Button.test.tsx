import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button';

describe('Button', () => {
  it('is a plain button that does not submit a form', async () => {
    const handleSubmit = vi.fn();
    const handleClick = vi.fn();
    render(
      <form onSubmit={handleSubmit}>
        <Button onClick={handleClick}>Open</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(handleClick).toHaveBeenCalledOnce();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('submits a form once: neither a press nor Enter submits it again while pending', async () => {
    const handleSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (isPending: boolean) => (
      <form onSubmit={handleSubmit}>
        <input aria-label="Name" />
        <Button type="submit" pending={isPending} pendingLabel="Creating the room">
          Create room
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Create room' }));
    rerender(form(true));
    await userEvent.click(screen.getByRole('button', { name: 'Create room' }));
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    expect(handleSubmit).toHaveBeenCalledOnce();
  });

  it('keeps the focus while pending and announces the action under way', async () => {
    const { rerender } = render(<Button pending={false}>Save</Button>);
    await userEvent.tab();
    rerender(
      <Button pending pendingLabel="Saving">
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Saving');
  });

  it('renders as a link and keeps the link’s own props', () => {
    render(
      <Button as="a" href="/create-room" variant="primary">
        Create room
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Create room' });
    expect(link).toHaveAttribute('href', '/create-room');
    expect(link).not.toHaveAttribute('type');
  });

  it('hands its ref to the element', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Button ref={ref}>Go</Button>);
    expect(ref.current).toBe(screen.getByRole('button', { name: 'Go' }));
  });
});
