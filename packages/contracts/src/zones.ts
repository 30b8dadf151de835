/** Zones of the event form's first choices, by the names that people use for them. All four keep daylight saving. */
export const namedZones = {
  EST: 'America/New_York',
  CST: 'America/Chicago',
  MST: 'America/Denver',
  PST: 'America/Los_Angeles',
} as const;

/** Names of cities that the database of some browsers spells as it did decades ago. */
const RENAMED: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const UTC = 'UTC';
const IANA_NAME = /^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2}$/u;
const NAME_MAX = 60;

/** Whether this machine knows a zone of the IANA database by this name. */
function isIanaZone(name: string): boolean {
  if (name !== UTC && !IANA_NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the IANA name of a show's timezone: `America/New_York` of `EST`, and `Europe/London` of itself. */
export const zoneOf = (timezone: string): string =>
  Object.hasOwn(namedZones, timezone) ? Reflect.get(namedZones, timezone) : timezone;

/** Whether a show can be in this timezone: one of the four names, or a zone of the IANA database. */
export const isTimezone = (timezone: string): boolean =>
  Object.hasOwn(namedZones, timezone) || (timezone.length <= NAME_MAX && isIanaZone(timezone));

const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Returns how texts call a timezone: `EST`, `UTC`, `London time`. */
export const timezoneText = (timezone: string): string =>
  timezone.includes('/') ? `${cityOf(timezone)} time` : timezone;

interface TimezoneChoice {
  readonly value: string;
  readonly label: string;
}

/** Returns all timezones that a person can choose: the four names first, then the world's by city. */
export function timezoneChoices(): readonly TimezoneChoice[] {
  const named = Object.keys(namedZones).map((name) => ({ value: name, label: name }));
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => RENAMED[zone] ?? zone);
  const world = [...new Set(zones)]
    .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/') && isTimezone(zone))
    .map((zone) => ({
      value: zone,
      label: `${cityOf(zone)} (${zone.slice(0, zone.lastIndexOf('/'))})`,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  return [...named, ...world, { value: UTC, label: UTC }];
}
