import { keysOf } from '@standby/contracts';
import { useEffect, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { parseForm, type FieldErrors, type FormSchema } from './validation';
import { isChanged, storeDraft, readDraft, removeDraft, type FormValues } from './form-draft';
import type { FormProblem } from './MissingFields';
import { useSubmission } from './useSubmission';

export interface FormOptions<V, Content, Result> {
  /** The form as it begins. Read once. */
  initial: V;
  /** Parses the values at every render to field errors or to the content of the form. */
  schema: FormSchema<V, Content>;
  /** Sends what the schema made of a valid form. It is called again only once its promise is settled. */
  submit: (content: Content) => Promise<Result>;
  /** After a success, if the person is still on the screen. */
  onSubmitted?: ((result: Result) => void) | undefined;
  /** Key of the half-filled form in this tab's session storage; left out, it is not stored. */
  draftKey?: string | undefined;
}

/** For TextField, TextArea and PasswordField. */
export interface TextControl<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
}

/** For Select, RadioGroup and CheckboxGroup. */
export interface ChoiceControl<Value> {
  name: string;
  value: Value;
  onChange: (value: string | string[]) => void;
}

export interface Form<V> {
  values: V;
  /** The errors to show: of fields that were left or that hold something. */
  errors: FieldErrors<V>;
  fieldProps: <K extends keyof V & string>(name: K) => TextControl<V[K]>;
  choiceProps: <K extends keyof V & string>(name: K) => ChoiceControl<V[K]>;
  setValue: <K extends keyof V & string>(name: K, value: V[K]) => void;
  /** Nothing is wrong with any field. */
  isValid: boolean;
  /** What keeps it from being sent, in the order of the schema, also errors that are not shown yet. */
  problems: readonly FormProblem<keyof V & string>[];
  /** It is valid, and no submit is pending. */
  canSubmit: boolean;
  isPending: boolean;
  /** Why the last submit failed. What was filled in is still there. */
  submitError: string | undefined;
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  /** The form began with a draft of an earlier visit; offer `discardDraft`. */
  isRestored: boolean;
  /** Back to the form as it begins. */
  discardDraft: () => void;
}

const isEmpty = (value: string | readonly string[]): boolean =>
  (typeof value === 'string' ? value.trim() : value).length === 0;

/** A form's values, errors, draft and sending, for a screen that renders its fields. */
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

  /** Also when the person has left meanwhile: what was sent is no draft any more. */
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
