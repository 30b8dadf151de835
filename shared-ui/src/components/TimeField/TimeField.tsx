import { useState, type FocusEvent } from 'react';
import { formatTime, readTypedTime, UNREADABLE_TIME, type Clock } from '../../../text';
import { useClock } from '../../clock/useClock';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface TimeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'defaultValue' | 'onChange' | 'inputMode'
> {
  /** Value as `HH:MM`, an empty text, or `UNREADABLE_TIME` for a text that is not a time. */
  value: string;
  onChange: (value: string) => void;
}

const EXAMPLE = '19:30';

const wrongMessage = (clock: Clock): string =>
  `Write a time, such as ${formatTime(EXAMPLE, clock)}.`;

/** Returns a message with both possible times. */
function halfMessage(text: string): string {
  const [am, pm] = ['am', 'pm'].map((half) => readTypedTime(`${text} ${half}`, '12-hour'));
  const words = [am, pm].map((typed) =>
    typed?.kind === 'time' ? formatTime(typed.time, '12-hour') : '',
  );
  return `Write ${words.join(' or ')}.`;
}

/**
 * A field for a time of day on the person's clock; a native field follows the browser's language. It reads 19:30,
 * 1930 and 7:30 pm on either clock, and rewrites the time on the person's clock after the field is left.
 */
export function TimeField({ value, error, onChange, onFocus, onBlur, ...props }: TimeFieldProps) {
  const clock = useClock();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string }>();
  const [isEditing, setIsEditing] = useState(false);
  const known = value === UNREADABLE_TIME ? '' : formatTime(value, clock);
  const text = typed?.value === value ? typed.text : known;
  const { kind } = readTypedTime(text, clock);

  const handleChange = (written: string): void => {
    const read = readTypedTime(written, clock);
    const missing = read.kind === 'empty' ? '' : UNREADABLE_TIME;
    const next = read.kind === 'time' ? read.time : missing;
    setTyped({ text: written, value: next });
    onChange(next);
  };
  const handleFocus = (event: FocusEvent<HTMLInputElement>): void => {
    setIsEditing(true);
    onFocus?.(event);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>): void => {
    setIsEditing(false);
    if (kind === 'time') setTyped(undefined);
    onBlur?.(event);
  };

  const isUnreadable = kind !== 'time' && kind !== 'empty';
  const own = kind === 'half-missing' ? halfMessage(text) : wrongMessage(clock);
  // The text may still become a time.
  const isOpen = isEditing && (kind === 'unfinished' || kind === 'half-missing');
  const message = isUnreadable ? own : error;
  return (
    <TextField
      autoComplete="off"
      placeholder={formatTime(EXAMPLE, clock)}
      {...props}
      // Digits are enough for 24 hours; AM and PM need letters.
      inputMode={clock === '24-hour' ? 'numeric' : 'text'}
      value={text}
      error={isOpen ? undefined : message}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    />
  );
}
