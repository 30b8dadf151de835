/** What a field of a form holds while it is filled in: a text, or the choices made. */
export type FormValue = string | readonly string[];

/** Any type whose fields are form values. */
export type FormValues<V> = { readonly [K in keyof V]: FormValue };

function isLike(value: unknown, model: FormValue): value is FormValue {
  if (typeof model === 'string') return typeof value === 'string';
  return Array.isArray(value) && value.every((choice) => typeof choice === 'string');
}

function sameValue(one: FormValue, other: FormValue): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether somebody has filled anything in. */
export function isChanged<V extends FormValues<V>>(values: V, initial: V): boolean {
  return (Object.keys(initial) as (keyof V)[]).some(
    (name) => !sameValue(values[name], initial[name]),
  );
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** What of a stored text are fields of this form; `isWhole` where there is nothing else in it. */
function readFields<V extends FormValues<V>>(raw: string, initial: V) {
  const stored = parse(raw);
  const fields = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const known = fields.filter(
    ([name, value]) => Object.hasOwn(initial, name) && isLike(value, initial[name as keyof V]),
  );
  return { known, isWhole: known.length > 0 && known.length === fields.length };
}

/**
 * The half-filled form of an earlier visit to this tab, or undefined. The initial values say which
 * fields there are and of which kind; whatever else is stored is left out.
 */
export function readDraft<V extends FormValues<V>>(key: string, initial: V): V | undefined {
  try {
    const raw = sessionStorage.getItem(key);
    if (raw === null) return undefined;
    const values = { ...initial, ...Object.fromEntries(readFields(raw, initial).known) };
    return isChanged(values, initial) ? values : undefined;
  } catch {
    // Blocked: there is no draft.
    return undefined;
  }
}

/**
 * Keeps the form for a reload or a mistaken Back. A form as it began leaves no draft. What is stored
 * there and is no draft of this form, or that of another version, is put aside first.
 */
export function keepDraft<V extends FormValues<V>>(key: string, values: V, initial: V): void {
  try {
    const raw = sessionStorage.getItem(key);
    if (raw !== null && !readFields(raw, initial).isWhole) {
      sessionStorage.setItem(`${key}.set-aside`, raw);
    }
    if (isChanged(values, initial)) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked or full: what stands on the screen is not touched, it only does not survive a reload.
  }
}

export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked: then there is none.
  }
}
