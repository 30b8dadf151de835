/** Patterns in a user agent and their kinds of machine, the most exact first. */
const MODELS: readonly (readonly [RegExp, string])[] = [
  [/iPad/u, 'iPad'],
  [/iPhone/u, 'iPhone'],
  [/Android(?=.*Mobile)/u, 'Android phone'],
  [/Android/u, 'Android tablet'],
  [/CrOS/u, 'Chromebook'],
  [/Windows/u, 'Windows computer'],
  [/Macintosh/u, 'Mac'],
  [/Linux (?:aarch64|arm)/u, 'Linux on ARM'],
  [/Linux/u, 'Linux computer'],
];

/** Returns the kind of machine that a browser runs on; null if unknown. */
export const modelOf = (userAgent: string): string | null =>
  MODELS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
