import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UserFacingError } from '@standby/contracts';
import { type RoomFormProps, open, field, createButton, storedDraft } from './testing/room-form';

beforeEach(() => {
  sessionStorage.clear();
});

describe('errors', () => {
  it('keep the submit button disabled, and show once the person leaves the field', async () => {
    const user = userEvent.setup();
    open();
    expect(createButton()).toBeDisabled();
    expect(screen.queryByText('Enter a name')).not.toBeInTheDocument();

    await user.click(field('Name'));
    await user.tab();
    expect(field('Name')).toHaveAccessibleDescription('Enter a name');

    await user.type(field('Name'), 'Studio A');
    expect(screen.queryByText('Enter a name')).not.toBeInTheDocument();
    expect(createButton()).toBeEnabled();
  });

  it('show at once in a field with content', async () => {
    open();

    await userEvent.type(field('Seats'), '0');

    expect(field('Seats')).toHaveAccessibleDescription('At least 1');
  });

  it('show with the submit if they wait for it, and take the focus until they are corrected', async () => {
    const user = userEvent.setup();
    const submit = vi.fn<RoomFormProps['submit']>(async () => 'id');
    open({ submit, waitsForSubmit: (name) => name === 'seats' });
    await user.type(field('Name'), 'Studio A');
    await user.type(field('Seats'), '0');
    await user.tab();
    expect(field('Seats')).not.toHaveAccessibleDescription();

    await user.click(createButton());
    expect(field('Seats')).toHaveAccessibleDescription('At least 1');
    expect(field('Seats')).toHaveFocus();
    expect(createButton()).toBeDisabled();
    expect(submit).not.toHaveBeenCalled();

    await user.type(field('Seats'), '1');
    expect(field('Seats')).not.toHaveAccessibleDescription();
    await user.click(createButton());
    expect(submit).toHaveBeenCalledOnce();
  });

  it('show beside their field if the server has them, and take the focus until the field changes', async () => {
    const user = userEvent.setup();
    const refusal = Object.assign(new UserFacingError('Check what you entered.'), {
      fields: { name: 'Another room has this name' },
    });
    open({ submit: () => Promise.reject(refusal) });
    await user.type(field('Name'), 'Studio A');

    await user.click(createButton());
    expect(field('Name')).toHaveAccessibleDescription('Another room has this name');
    expect(field('Name')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.type(field('Name'), '2');
    expect(field('Name')).not.toHaveAccessibleDescription();
    expect(createButton()).toBeEnabled();
  });

  it('make Enter do nothing', async () => {
    const submit = vi.fn<RoomFormProps['submit']>(async () => 'id');
    open({ submit });

    await userEvent.type(field('Seats'), '3{Enter}');

    expect(submit).not.toHaveBeenCalled();
  });
});

describe('submitting', () => {
  it('sends the content that the schema made of the values, and reports its end', async () => {
    const submit = vi.fn<RoomFormProps['submit']>(async () => 'room-1');
    const onSubmitted = vi.fn<(id: string) => void>();
    open({ submit, onSubmitted });

    await userEvent.type(field('Name'), 'Studio A ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stage' }));
    await userEvent.click(createButton());

    expect(submit).toHaveBeenCalledExactlyOnceWith(
      { name: 'Studio A', seats: null, equipment: ['stage'] },
      expect.any(AbortSignal),
    );
    expect(onSubmitted).toHaveBeenCalledExactlyOnceWith('room-1');
  });

  it('happens once, even after a second press', async () => {
    const submit = vi.fn<RoomFormProps['submit']>(() => new Promise(() => undefined));
    open({ submit });
    await userEvent.type(field('Name'), 'Studio A');
    const form = createButton().closest('form');

    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await userEvent.type(field('Name'), '{Enter}');

    expect(submit).toHaveBeenCalledTimes(1);
    expect(createButton()).toBeDisabled();
    expect(createButton()).toHaveTextContent('Creating…');
  });

  it('keeps everything beside the reason after a refusal, and can be repeated', async () => {
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const submit = vi
      .fn<RoomFormProps['submit']>()
      .mockRejectedValueOnce(new UserFacingError('This browser’s storage is full.'))
      .mockRejectedValueOnce(new Error('ECONNRESET'))
      .mockResolvedValue('id');
    open({ submit });
    await userEvent.type(field('Name'), 'Studio A');

    await userEvent.click(createButton());
    expect(screen.getByRole('alert')).toHaveTextContent('This browser’s storage is full.');
    expect(field('Name')).toHaveValue('Studio A');
    expect(storedDraft()).toMatchObject({ name: 'Studio A' });

    await userEvent.click(createButton());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This could not be sent. Nothing is lost: try again.',
    );
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('ECONNRESET'));

    await userEvent.click(createButton());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    { how: 'the screen is gone', leave: (unmount: () => void) => unmount() },
    { how: 'the address is another', leave: () => history.pushState(null, '', '/elsewhere') },
  ])('leads nowhere once $how, and leaves no draft of the sent form', async ({ leave }) => {
    let finish: (id: string) => void = () => undefined;
    const onSubmitted = vi.fn<(id: string) => void>();
    const submit = (): Promise<string> =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const { unmount } = open({ submit, onSubmitted });
    await userEvent.type(field('Name'), 'Studio A');
    await userEvent.click(createButton());

    leave(unmount);
    await act(async () => finish('id'));

    expect(onSubmitted).not.toHaveBeenCalled();
    expect(storedDraft()).toBeNull();
  });
});
