const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Jan 14, 2025, 11:20 PM`, with a space before PM that people can type. */
export function momentText(instant: string): string {
  return moment.format(new Date(instant)).replaceAll('\u202f', ' ');
}
