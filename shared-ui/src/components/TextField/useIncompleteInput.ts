import { useState, type FocusEvent, type InputEvent, type InvalidEvent } from 'react';
import type { TextFieldProps } from './TextField';

const MESSAGES: Readonly<Record<string, string>> = {
  date: 'Complete the date, or empty it.',
  number: 'Enter a number, or empty the field.',
};

type Handlers = Pick<TextFieldProps, 'type' | 'onBlur' | 'onInput' | 'onInvalid'>;

/**
 * Reports a half-typed date or number. It has no value in HTML, and only the browser knows about it, so the field
 * shows a message when the person leaves it or submits the form.
 */
export function useIncompleteInput({ type = 'text', onBlur, onInput, onInvalid }: Handlers) {
  const [isIncomplete, setIsIncomplete] = useState(false);
  const check = (input: HTMLInputElement): void => setIsIncomplete(input.validity.badInput);

  return {
    message: isIncomplete ? MESSAGES[type] : undefined,
    onBlur(event: FocusEvent<HTMLInputElement>) {
      check(event.currentTarget);
      onBlur?.(event);
    },
    onInput(event: InputEvent<HTMLInputElement>) {
      if (isIncomplete) check(event.currentTarget);
      onInput?.(event);
    },
    onInvalid(event: InvalidEvent<HTMLInputElement>) {
      onInvalid?.(event);
      // The message beside the field replaces the browser's bubble.
      if (!event.currentTarget.validity.badInput || event.isDefaultPrevented()) return;
      event.preventDefault();
      check(event.currentTarget);
      const first = event.currentTarget.form?.querySelector('input:invalid, textarea:invalid');
      if (first === event.currentTarget) event.currentTarget.focus();
    },
  };
}
