import { TextField, type TextFieldProps } from '@standby/shared-ui';
import { parseTimeOfDay } from '@standby/live-room/domain/timer/local-time';

/** What may still become a time. */
const UNFINISHED = /^(?:\d{0,3}|\d{1,2}[:.]\d?|\d{1,2}[:.]?\d{2}\s*[ap])$/iu;

export interface TimeFieldProps extends TextFieldProps {
  readonly value: string;
}

/** A time of day, on 24 hours in every browser; `7:30 pm` is understood, too. */
export function TimeField({ value, error, ...props }: TimeFieldProps) {
  const isWrong = !UNFINISHED.test(value.trim()) && parseTimeOfDay(value) === undefined;
  return (
    <TextField
      autoComplete="off"
      placeholder="19:30"
      {...props}
      value={value}
      error={isWrong ? 'Write a time, such as 19:30' : error}
    />
  );
}
