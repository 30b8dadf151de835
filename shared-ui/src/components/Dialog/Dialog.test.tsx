import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState, type SubmitEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Dialog, type DialogProps } from './Dialog';

function ManageRoom(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Manage</Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Manage Studio B"
        description="Changes reach everyone."
        footer={<Button onClick={() => setIsOpen(false)}>Save</Button>}
        {...props}
      >
        <TextField label="Name" defaultValue="Studio B" />
      </Dialog>
    </>
  );
}

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Manage' }));
  return screen.findByRole('dialog', { name: 'Manage Studio B' });
}

describe('Dialog', () => {
  it('opens with its title and description and focuses the first field', async () => {
    render(<ManageRoom />);
    expect(await openDialog()).toHaveAccessibleDescription('Changes reach everyone.');
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('has its close button last in the order of focus', async () => {
    render(<ManageRoom />);
    await openDialog();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name'));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a button of its own', () => userEvent.click(screen.getByRole('button', { name: 'Save' }))],
  ])('closes with %s and returns the focus', async (_way, close) => {
    render(<ManageRoom />);
    await openDialog();
    await close();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Manage' }));
  });

  it('focuses a place that is not a control, instead of the first control in it', async () => {
    const list = createRef<HTMLElement>();
    render(
      <>
        <section ref={list} tabIndex={-1} aria-label="Rooms">
          <Button>Manage Studio A</Button>
        </section>
        <ManageRoom finalFocus={list} />
      </>,
    );
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('region', { name: 'Rooms' }));
  });

  it('submits its form by Enter and by the last button beside Cancel', async () => {
    const handleSubmit = vi.fn<(event: SubmitEvent<HTMLFormElement>) => void>((event) =>
      event.preventDefault(),
    );
    const form = { handleSubmit, submitProps: { type: 'submit', disabled: false } } as const;
    render(<ManageRoom footer={undefined} submit={{ form, label: 'Rename' }} />);
    await openDialog();
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(handleSubmit).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('is absent from the page before it opens', () => {
    render(<ManageRoom />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
