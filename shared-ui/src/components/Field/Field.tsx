import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ErrorText, Hint, Label, LabelRow, Mark, Messages, Root } from './Field.styles';

/** What a field hands to its control, so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The words around a form field. */
export interface FieldText {
  label: string;
  /** Help that stays: format, example, reason. */
  hint?: ReactNode;
  /** The error message, shown beside the field and read out when it appears. */
  error?: string | undefined;
  /** Marks the field as required. */
  required?: boolean | undefined;
  /** Says “optional” beside the label. */
  optional?: boolean | undefined;
  /** Keeps the label for assistive technology only, where the place says enough. */
  labelHidden?: boolean | undefined;
}

export interface FieldProps extends FieldText {
  /** Id of the control; made up when left out. */
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint and error below. It alone wires their ids. */
export function Field(props: FieldProps) {
  const { label, hint, error, required, optional, labelHidden, id, className, children } = props;
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  const labelNode = (
    <LabelRow>
      <Label htmlFor={controlId}>{label}</Label>
      {required && <Mark aria-hidden>*</Mark>}
      {optional && <Mark>(optional)</Mark>}
    </LabelRow>
  );

  return (
    <Root className={className}>
      {labelHidden ? <VisuallyHidden>{labelNode}</VisuallyHidden> : labelNode}
      {children({
        id: controlId,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <Messages>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        <div aria-live="polite">
          {error && (
            <ErrorText id={errorId}>
              <CircleAlert strokeWidth={1.5} aria-hidden />
              {error}
            </ErrorText>
          )}
        </div>
      </Messages>
    </Root>
  );
}
