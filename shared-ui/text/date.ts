/** Written forms of dates, in the words and the order of a language: `Thu, Nov 26`, `Thu 26 Nov`, `Do., 26. Nov.` */
const styles = {
  /** `Thu 26 Nov` */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `26 Nov` */
  dayOfMonth: { day: 'numeric', month: 'short' },
  /** `Thursday 26 November` */
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `26 Nov 2026` */
  medium: { dateStyle: 'medium' },
  /** `26 November 2026` */
  long: { dateStyle: 'long' },
  /** `Thursday 26 November 2026` */
  full: { dateStyle: 'full' },
  /** `November 2026` */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

/**
 * Language of texts without a single reader, such as emails of a show in a zone outside of the
 * United States.
 */
const NEUTRAL_LOCALE = 'en-GB';

/** Zones whose people write the month first. */
const MONTH_FIRST = /^(?:America|US)\/|^Pacific\/Honolulu$/u;

/** Returns the language for dates in texts without a single reader, by the zone of the show. */
export const localeOfZone = (timeZone: string): string =>
  MONTH_FIRST.test(timeZone) ? 'en-US' : NEUTRAL_LOCALE;

/**
 * Returns the language of this browser's user. A server has none, and some browsers name an invalid
 * one (`C`).
 */
export function readerLocale(): string {
  try {
    // Typed here, because servers and the room's engine are compiled without a page's types.
    const { navigator } = globalThis as { readonly navigator?: { readonly language: string } };
    const named = navigator?.language || NEUTRAL_LOCALE;
    const [language] = Intl.DateTimeFormat.supportedLocalesOf(named);
    return language ?? NEUTRAL_LOCALE;
  } catch {
    return NEUTRAL_LOCALE;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format, because making one is slow and a schedule has thousands of dates. */
function formatOf(style: DateStyle, locale: string, timeZone = ''): Intl.DateTimeFormat {
  const key = `${style} ${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const options = { ...styles[style], ...(timeZone !== '' && { timeZone }) };
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Removes the comma after the weekday, which only some browser versions write. */
const withoutComma = (text: string, locale: string): string =>
  locale.startsWith('en') ? text.replace(/^(\p{Letter}+), (?=\d)/u, '$1 ') : text;

/**
 * Formats a date without a time zone, `YYYY-MM-DD`.
 * @param locale language; the reader's own by default.
 */
export const formatDate = (date: string, style: DateStyle, locale = readerLocale()): string =>
  withoutComma(formatOf(style, locale, 'UTC').format(Date.parse(`${date}T00:00:00Z`)), locale);

/**
 * Formats the date of a moment, epoch ms.
 * @param timeZone IANA name; the machine's own zone by default.
 */
export const formatDateAt = (
  at: number,
  style: DateStyle,
  { timeZone, locale = readerLocale() }: { timeZone?: string | undefined; locale?: string } = {},
): string => withoutComma(formatOf(style, locale, timeZone).format(at), locale);
