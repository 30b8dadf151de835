import { Fragment, type MouseEvent } from 'react';

/** A field that keeps a form from being sent. */
export interface FormProblem<Name extends string = string> {
  readonly name: Name;
  /** Whether a required field is still empty. */
  readonly isMissing: boolean;
}

interface MissingFieldsProps<Name extends string> {
  readonly problems: readonly FormProblem<Name>[];
  /** Visible label of each field. */
  readonly labels: Readonly<Partial<Record<Name, string>>>;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  const form = event.currentTarget.closest('form, [role="dialog"]');
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"])`);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

interface FieldLinksProps {
  readonly words: string;
  readonly fields: readonly { readonly name: string; readonly label: string }[];
}

function FieldLinks({ words, fields }: FieldLinksProps) {
  if (fields.length === 0) return null;
  return (
    <>
      {words}:{' '}
      {fields.map(({ name, label }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
            {label}
          </a>
        </Fragment>
      ))}
      .{' '}
    </>
  );
}

/** Notice beside a disabled submit button, in the form or in its dialog's footer. It lists the missing fields as links that focus them. */
export function MissingFields<Name extends string>({ problems, labels }: MissingFieldsProps<Name>) {
  const named = problems.map(({ name, isMissing }) => ({
    name,
    isMissing,
    label: labels[name] ?? name,
  }));
  if (named.length === 0) return null;
  return (
    <p>
      <FieldLinks words="Still needed" fields={named.filter(({ isMissing }) => isMissing)} />
      <FieldLinks words="To correct" fields={named.filter(({ isMissing }) => !isMissing)} />
    </p>
  );
}
