import { useState, type FocusEvent, type InvalidEvent } from 'react';
import { TextField, type TextFieldProps } from '@standby/shared-ui';
import type { Form } from '@standby/shared-ui/forms';
import type { EventForm } from '../../domain/event-form';

type TextName = Exclude<keyof EventForm, 'timezone' | 'status'>;

interface EventFieldProps extends Omit<TextFieldProps, 'name' | 'form'> {
  readonly form: Form<EventForm>;
  readonly name: TextName;
}

const INCOMPLETE: Readonly<Record<string, string>> = {
  date: 'Complete the date, or empty it.',
  time: 'Complete the time, or empty it.',
  number: 'Enter a whole number.',
};

/**
 * A field of the event form. What is half typed into a date, a time or a number has no value in
 * HTML: the browser alone knows that something is there, and it is said instead of lost.
 */
export function EventField({ form, name, type = 'text', ...rest }: EventFieldProps) {
  const control = form.fieldProps(name);
  const [isIncomplete, setIsIncomplete] = useState(false);

  const check = ({
    currentTarget,
  }: FocusEvent<HTMLInputElement> | InvalidEvent<HTMLInputElement>) =>
    setIsIncomplete(currentTarget.validity.badInput);

  const handleInvalid = (event: InvalidEvent<HTMLInputElement>): void => {
    event.preventDefault();
    check(event);
    const first = event.currentTarget.form?.querySelector(':invalid');
    if (first === event.currentTarget) event.currentTarget.focus();
  };

  return (
    <TextField
      {...rest}
      {...control}
      type={type}
      error={isIncomplete ? INCOMPLETE[type] : control.error}
      onBlur={(event) => {
        check(event);
        control.onBlur();
      }}
      onInvalid={handleInvalid}
    />
  );
}
