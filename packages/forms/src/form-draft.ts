import { fieldsOf, keysOf, readPageSession } from '@standby/contracts';
import { openTabStorage, quarantineLatest } from '@standby/storage';

/** Value of a form field while a person fills it in: a text, or the choices made. */
type FormValue = string | readonly string[];

/** Any type whose fields are form values. */
export type FormValues<V> = { readonly [K in keyof V]: FormValue };

function isLike(value: unknown, model: FormValue): value is FormValue {
  if (typeof model === 'string') return typeof value === 'string';
  return Array.isArray(value) && value.every((choice) => typeof choice === 'string');
}

function sameValue(one: FormValue, other: FormValue): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the person filled in anything. */
export function isChanged<V extends FormValues<V>>(values: V, initial: V): boolean {
  return keysOf(initial).some((name) => !sameValue(values[name], initial[name]));
}

/** A draft that was begun in one organization never goes to another one. */
function inOrganization(key: string): string {
  const id = readPageSession()?.organizationId;
  return id ? `${key}:${id}` : key;
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** Returns the fields of this form that a stored text has; `isWhole` when the text has nothing else. */
function readFields<V extends FormValues<V>>(raw: string, initial: V) {
  const fields = fieldsOf(parse(raw));
  const known = keysOf(initial).flatMap((name) => {
    const value = fields[name];
    return isLike(value, initial[name]) ? [[name, value] as const] : [];
  });
  return { known, isWhole: known.length > 0 && known.length === Object.keys(fields).length };
}

/**
 * Returns the half-filled form of an earlier visit to this tab, or undefined. The initial values determine the fields
 * and their kinds; other stored content is left out.
 */
export function readDraft<V extends FormValues<V>>(key: string, initial: V): V | undefined {
  const raw = openTabStorage().read(inOrganization(key));
  if (raw === null) return undefined;
  const values = { ...initial, ...Object.fromEntries(readFields(raw, initial).known) };
  return isChanged(values, initial) ? values : undefined;
}

/**
 * Stores the form for a reload or a mistaken Back. A form with its initial values has no draft. Content that is not a
 * draft of this form and version goes into quarantine first. If the browser refuses the quarantine, nothing is stored
 * and the draft lasts as long as the screen.
 */
export function storeDraft<V extends FormValues<V>>(name: string, values: V, initial: V): void {
  const key = inOrganization(name);
  const storage = openTabStorage();
  const raw = storage.read(key);
  const isForeign = raw !== null && !readFields(raw, initial).isWhole;
  if (isForeign && !quarantineLatest(storage, key, raw)) return;
  if (isChanged(values, initial)) storage.write(key, JSON.stringify(values));
  else storage.erase(key);
}

export function removeDraft(key: string): void {
  openTabStorage().erase(inOrganization(key));
}
