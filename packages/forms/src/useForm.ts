import { keysOf } from '@standby/contracts';
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { parseForm, type FieldErrors, type FormSchema } from './validation';
import { isChanged, storeDraft, readDraft, removeDraft, type FormValues } from './form-draft';
import type { FormProblem } from './MissingFields';
import { refusedFields } from './refused-fields';
import { useSubmission, type SubmissionFailure, type SubmissionOptions } from './useSubmission';

export interface FormOptions<V, Content, Result> extends SubmissionOptions {
  /** Initial values; read once. */
  initial: V;
  /** Parses the values at every render, into field errors or into the content of the form. */
  schema: FormSchema<V, Content>;
  /**
   * Whether the error of a field waits for the submit. Until then it is not shown and does not disable the button.
   */
  waitsForSubmit?: ((name: keyof V & string, values: V) => boolean) | undefined;
  /**
   * Sends the content of a valid form. It runs again only after its promise has settled. Leaving the screen aborts
   * the signal. A submit without a promise is never pending.
   */
  submit: (content: Content, signal: AbortSignal) => Result | Promise<Result>;
  /** Runs after a success if the person is still on the screen. */
  onSubmitted?: ((result: Result) => void | Promise<void>) | undefined;
  /** Key of the half-filled form in this tab's session storage. The form is not stored if the key is undefined. */
  draftKey?: string | undefined;
}

/** Props for TextField, TextArea and PasswordField. */
interface TextControl<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  /** Whether the submit is pending: text that is typed meanwhile would not be sent. */
  readOnly: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
}

/** Props for Select, RadioGroup and CheckboxGroup. */
interface ChoiceControl<Value> {
  name: string;
  value: Value;
  onChange: (value: string | string[]) => void;
}

export interface Form<V> {
  values: V;
  /**
   * Visible errors: errors of fields that the person has left, and of fields with content, now or at first. The
   * server's errors stay until their fields change.
   */
  errors: FieldErrors<V>;
  fieldProps: <K extends keyof V & string>(name: K) => TextControl<V[K]>;
  choiceProps: <K extends keyof V & string>(name: K) => ChoiceControl<V[K]>;
  setValue: <K extends keyof V & string>(name: K, value: V[K]) => void;
  /** Whether every field is valid. */
  isValid: boolean;
  /**
   * Reasons that disable the button, in the order of the schema, including errors that are not shown yet.
   */
  problems: readonly FormProblem<keyof V & string>[];
  isPending: boolean;
  /** Props for the Button that submits. It is disabled while a field is missing or shows an error. */
  submitProps: { type: 'submit'; disabled: boolean; pending: boolean };
  /** Failure of the last submit. The values are still there. */
  failure: SubmissionFailure | undefined;
  /** Whether a reason of the failure is among the errors of the fields. */
  isFieldRefused: boolean;
  /** Submits a valid form. Otherwise shows all errors, and focuses the first field with one. */
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  /** Whether the form began with a draft of an earlier visit; offer `discardDraft` then. */
  isRestored: boolean;
  /** Resets the form to its initial values. */
  discardDraft: () => void;
}

const isEmpty = (value: string | readonly string[]): boolean =>
  (typeof value === 'string' ? value.trim() : value).length === 0;

/** Holds a form's values, errors, draft and submission, for a screen that renders the fields. */
export function useForm<V extends FormValues<V>, Content, Result = void>(
  options: FormOptions<V, Content, Result>,
): Form<V> {
  const { schema, waitsForSubmit, submit, onSubmitted, draftKey } = options;
  const [initial] = useState(options.initial);
  const [draft] = useState(() => (draftKey ? readDraft(draftKey, initial) : undefined));
  const [values, setValues] = useState(draft ?? initial);
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [sent, setSent] = useState<V>();
  const { isPending, failure, send } = useSubmission(options);
  const submittedForm = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (isPending) return;
    // The errors appear with the render after the submit, or after the server's refusal.
    submittedForm.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    submittedForm.current = null;
  });

  useEffect(() => {
    if (draftKey) storeDraft(draftKey, values, initial);
  }, [draftKey, values, initial]);

  const parsed = parseForm(schema, values);
  const { isValid } = parsed;

  const invalid = keysOf(parsed.errors);
  const wrong = invalid.filter((name) => wasSubmitted || !waitsForSubmit?.(name, values));
  const refused: Readonly<Record<string, string>> = refusedFields(failure?.error);
  const errors: FieldErrors<V> = {};
  for (const name of keysOf(values)) {
    if (refused[name] !== undefined && values[name] === sent?.[name]) errors[name] = refused[name];
  }
  const isFieldRefused = Object.keys(errors).length > 0;
  for (const name of wrong) {
    const wasFilledIn = values[name].length > 0 || initial[name].length > 0;
    const isShown = left.has(name) || wasFilledIn;
    if (isShown) errors[name] = parsed.errors[name];
  }

  // An error of the whole form belongs to no field.
  const canTry = isValid || (invalid.length > 0 && wrong.length === 0);
  const problems = wrong.map((name) => ({ name, isMissing: isEmpty(values[name]) }));

  const setValue = <K extends keyof V & string>(name: K, value: V[K]): void =>
    setValues((before) => ({ ...before, [name]: value }));

  const discardDraft = (): void => {
    // The screen may close in the same moment, before an effect could remove the draft.
    if (draftKey) removeDraft(draftKey);
    setValues(initial);
    setLeft(new Set());
    setWasSubmitted(false);
    setIsRestored(false);
  };

  /** The draft goes even if the person has left meanwhile, because its content was sent. */
  function submitAndRemoveDraft(content: Content, signal: AbortSignal): Result | Promise<Result> {
    const removeItsDraft = (result: Result): Result => {
      if (draftKey) removeDraft(draftKey);
      return result;
    };
    const result = submit(content, signal);
    return result instanceof Promise ? result.then(removeItsDraft) : removeItsDraft(result);
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    submittedForm.current = event.currentTarget;
    if (!parsed.isValid) {
      setLeft(new Set(keysOf(values)));
      setWasSubmitted(true);
      return;
    }
    setSent(values);
    await send(
      (signal) => submitAndRemoveDraft(parsed.content, signal),
      (result) => {
        submittedForm.current = null;
        return onSubmitted?.(result);
      },
    );
  }

  return {
    values,
    errors,
    fieldProps: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      readOnly: isPending,
      onChange: ({ currentTarget }) => setValue(name, currentTarget.value as V[typeof name]),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    }),
    choiceProps: (name) => ({
      name,
      value: values[name],
      onChange: (value) => setValue(name, value as V[typeof name]),
    }),
    setValue,
    isValid,
    problems,
    isPending,
    submitProps: { type: 'submit', disabled: !canTry && !isPending, pending: isPending },
    failure,
    isFieldRefused,
    handleSubmit,
    isRestored: isRestored && isChanged(values, initial),
    discardDraft,
  };
}
