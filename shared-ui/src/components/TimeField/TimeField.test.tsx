import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UNREADABLE_TIME, type Clock } from '../../../text';
import { writeClock } from '../../clock/clock-store';
import { TimeField } from './TimeField';

interface FormProps {
  readonly initial?: string;
  readonly onChange?: (value: string) => void;
}

function Form({ initial = '', onChange }: FormProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <TimeField
        label="Start"
        error={value === UNREADABLE_TIME ? 'No such time.' : undefined}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <button type="button" onClick={() => setValue(initial)}>
        Discard
      </button>
    </>
  );
}

function setUp(clock: Clock, initial = '') {
  writeClock(clock);
  const handleChange = vi.fn<(value: string) => void>();
  render(<Form initial={initial} onChange={handleChange} />);
  return {
    field: screen.getByRole('textbox', { name: 'Start' }),
    user: userEvent.setup(),
    last: () => handleChange.mock.lastCall?.[0],
  };
}

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['clock'];
});

describe('on 24 hours', () => {
  it.each([
    ['1930', '19:30'],
    ['9.05', '09:05'],
    ['7:30 pm', '19:30'],
  ])('reads %j as %s, and shows it after the field is left', async (text, time) => {
    const { field, user, last } = setUp('24-hour');
    await user.type(field, text);
    expect(field).toHaveValue(text);
    expect(last()).toBe(time);
    await user.tab();
    expect(field).toHaveValue(time);
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('requests the digit keyboard on a phone, and shows an example', () => {
    const { field } = setUp('24-hour');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('placeholder', '19:30');
  });

  it('stays silent while a time is being typed, and reports an error after the field is left', async () => {
    const { field, user, last } = setUp('24-hour');
    await user.type(field, '193');
    expect(last()).toBe(UNREADABLE_TIME);
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(field).toHaveValue('193');
    expect(field).toHaveAccessibleDescription('Write a time, such as 19:30.');
  });

  it('reports at once a text that cannot become a time', async () => {
    const { field, user } = setUp('24-hour');
    await user.type(field, '25:00');
    expect(field).toHaveAccessibleDescription('Write a time, such as 19:30.');
  });
});

describe('on 12 hours', () => {
  it('shows a time with AM and PM, and requests letters on a phone', () => {
    const { field } = setUp('12-hour', '19:30');
    expect(field).toHaveValue('7:30 PM');
    expect(field).toHaveAttribute('inputmode', 'text');
    expect(field).toHaveAttribute('placeholder', '7:30 PM');
  });

  it('does not guess between morning and evening', async () => {
    const { field, user, last } = setUp('12-hour');
    await user.type(field, '7:30');
    expect(last()).toBe(UNREADABLE_TIME);
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(field).toHaveAccessibleDescription('Write 7:30 AM or 7:30 PM.');
    await user.type(field, 'p');
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.type(field, 'm');
    expect(last()).toBe('19:30');
    await user.tab();
    expect(field).toHaveValue('7:30 PM');
  });

  it('accepts a time of 24 hours', async () => {
    const { field, user, last } = setUp('12-hour');
    await user.type(field, '1930');
    expect(last()).toBe('19:30');
    await user.tab();
    expect(field).toHaveValue('7:30 PM');
  });
});

it('reports an empty value once it is cleared', async () => {
  const { field, user, last } = setUp('24-hour', '19:30');
  await user.clear(field);
  expect(last()).toBe('');
});

it('follows a value from elsewhere, and the clock', async () => {
  const { field, user } = setUp('24-hour', '19:30');
  await user.clear(field);
  await user.type(field, '20:15');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field).toHaveValue('19:30');
  act(() => writeClock('12-hour'));
  expect(field).toHaveValue('7:30 PM');
});

it('shows the error of a draft whose text was not a time', () => {
  const { field } = setUp('24-hour', UNREADABLE_TIME);
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription('No such time.');
});
