/** What a user agent says of the machine, the more exact first. */
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

/** What kind of machine a browser runs on; null where it does not say. */
export const modelOf = (userAgent: string): string | null =>
  MODELS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
