/** Kinds of cookies that require consent. Essential cookies are not up for a choice. */
export const optionalCategories = ['performance', 'functional', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** Raised when the question changes: everyone is asked again. */
export const CONSENT_VERSION = 1;

const CONSENT_YEARS = 1;

/** A person's decision, as it is stored. */
export interface Consent {
  readonly version: typeof CONSENT_VERSION;
  /** ISO instant from which on the choice no longer counts. */
  readonly expiresAt: string;
  /** In the order of `optionalCategories`. */
  readonly granted: readonly OptionalCategory[];
}

function yearAfter(now: Date): Date {
  const later = new Date(now);
  later.setUTCFullYear(now.getUTCFullYear() + CONSENT_YEARS);
  return later;
}

export function isOptionalCategory(value: unknown): value is OptionalCategory {
  return optionalCategories.some((category) => category === value);
}

/** The choice that a person makes now. */
export function decide(granted: readonly OptionalCategory[], now: Date): Consent {
  return {
    version: CONSENT_VERSION,
    expiresAt: yearAfter(now).toISOString(),
    granted: optionalCategories.filter((category) => granted.includes(category)),
  };
}

/**
 * The stored choice, if it still counts. Anything else (nothing there, foreign content, another
 * version, run out) is undefined, which means: nothing is granted, ask.
 */
export function readConsent(stored: string | null, now: Date): Consent | undefined {
  const { version, expiresAt, granted } = parseObject(stored);
  if (version !== CONSENT_VERSION || typeof expiresAt !== 'string' || !Array.isArray(granted)) {
    return undefined;
  }
  const expiry = new Date(expiresAt).getTime();
  // Further ahead than a year means a clock that was wrong then or is wrong now.
  const counts = expiry > now.getTime() && expiry <= yearAfter(now).getTime();
  return counts && granted.every(isOptionalCategory) ? { version, expiresAt, granted } : undefined;
}

function parseObject(text: string | null): Partial<Record<keyof Consent, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
