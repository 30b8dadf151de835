import { keysOf } from '@standby/contracts';
import { useEffect, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { parseForm, type FieldErrors, type FormSchema } from './validation';
import { isChanged, storeDraft, readDraft, removeDraft, type FormValues } from './form-draft';
import type { FormProblem } from './MissingFields';
import { useSubmission } from './useSubmission';

export interface FormOptions<V, Content, Result> {
  /** Initial values; read once. */
  initial: V;
  /** Parses the values at every render, into field errors or into the content of the form. */
  schema: FormSchema<V, Content>;
  /** Sends the content of a valid form. It runs again only after its promise has settled. */
  submit: (content: Content) => Promise<Result>;
  /** Runs after a success if the person is still on the screen. */
  onSubmitted?: ((result: Result) => void) | undefined;
  /** Key of the half-filled form in this tab's session storage. The form is not stored if the key is undefined. */
  draftKey?: string | undefined;
}

/** Props for TextField, TextArea and PasswordField. */
export interface TextControl<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
}

/** Props for Select, RadioGroup and CheckboxGroup. */
export interface ChoiceControl<Value> {
  name: string;
  value: Value;
  onChange: (value: string | string[]) => void;
}

export interface Form<V> {
  values: V;
  /** Visible errors: errors of fields that the person has left, and of fields with content. */
  errors: FieldErrors<V>;
  fieldProps: <K extends keyof V & string>(name: K) => TextControl<V[K]>;
  choiceProps: <K extends keyof V & string>(name: K) => ChoiceControl<V[K]>;
  setValue: <K extends keyof V & string>(name: K, value: V[K]) => void;
  /** Whether every field is valid. */
  isValid: boolean;
  /**
   * Reasons that keep the form from being sent, in the order of the schema, including errors that are not shown yet.
   */
  problems: readonly FormProblem<keyof V & string>[];
  /** Whether the form is valid and no submit is pending. */
  canSubmit: boolean;
  isPending: boolean;
  /** Reason why the last submit failed. The values are still there. */
  submitError: string | undefined;
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
  const { schema, submit, onSubmitted, draftKey } = options;
  const [initial] = useState(options.initial);
  const [draft] = useState(() => (draftKey ? readDraft(draftKey, initial) : undefined));
  const [values, setValues] = useState(draft ?? initial);
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { isPending, failure, send } = useSubmission();

  useEffect(() => {
    if (draftKey) storeDraft(draftKey, values, initial);
  }, [draftKey, values, initial]);

  const parsed = parseForm(schema, values);
  const { isValid } = parsed;

  const wrong = keysOf(parsed.errors);
  const errors: FieldErrors<V> = {};
  for (const name of wrong) {
    const isShown = left.has(name) || values[name].length > 0;
    if (isShown) errors[name] = parsed.errors[name];
  }

  const problems = wrong.map((name) => ({ name, isMissing: isEmpty(values[name]) }));

  const setValue = <K extends keyof V & string>(name: K, value: V[K]): void =>
    setValues((before) => ({ ...before, [name]: value }));

  const discardDraft = (): void => {
    setValues(initial);
    setLeft(new Set());
    setIsRestored(false);
  };

  /** The draft goes even if the person has left meanwhile, because its content was sent. */
  async function submitAndRemoveDraft(content: Content): Promise<Result> {
    const result = await submit(content);
    if (draftKey) removeDraft(draftKey);
    return result;
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (parsed.isValid) await send(() => submitAndRemoveDraft(parsed.content), onSubmitted);
  }

  return {
    values,
    errors,
    fieldProps: (name) => ({
      name,
      value: values[name],
      error: errors[name],
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
    canSubmit: isValid && !isPending,
    isPending,
    submitError: failure?.text,
    handleSubmit,
    isRestored: isRestored && isChanged(values, initial),
    discardDraft,
  };
}
