/** Kinds of cookies that require consent. Essential cookies are not optional. */
export const optionalCategories = ['performance', 'functional', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** Version of the question; a new version asks everyone again. */
export const CONSENT_VERSION = 1;

const CONSENT_YEARS = 1;

/** Stored decision of a person. */
export interface Consent {
  readonly version: typeof CONSENT_VERSION;
  /** ISO instant at which the choice expires. */
  readonly expiresAt: string;
  /** Granted kinds, in the order of `optionalCategories`. */
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

/** Returns the choice that a person makes now. */
export function decide(granted: readonly OptionalCategory[], now: Date): Consent {
  return {
    version: CONSENT_VERSION,
    expiresAt: yearAfter(now).toISOString(),
    granted: optionalCategories.filter((category) => granted.includes(category)),
  };
}

/**
 * Returns the stored choice if it is still valid. Undefined means that nothing is granted and the
 * question is due: no content, foreign content, another version or an expired choice.
 */
export function readConsent(stored: string | null, now: Date): Consent | undefined {
  const { version, expiresAt, granted } = parseObject(stored);
  if (version !== CONSENT_VERSION || typeof expiresAt !== 'string' || !Array.isArray(granted)) {
    return undefined;
  }
  const expiry = new Date(expiresAt).getTime();
  // An expiry more than a year ahead means that the clock was wrong then or is wrong now.
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
