import { contentOfForm, emptyEventForm } from '../domain/event-form';
import { newShow, type Show } from '../domain/show';

/** The evening on which the tests play. */
export const NOW = '2025-01-15T19:30:00.000Z';

/** A show of which only the given things matter. */
export function makeShow(id: string, change: Partial<Show> = {}): Show {
  const content = contentOfForm({
    ...emptyEventForm,
    title: `Show ${id}`,
    venue: 'Old Mill',
    startDate: '2025-03-08',
  });
  return { ...newShow(content, { id, at: NOW }), ...change };
}

/** Shows as the browser keeps them, the first one newest. */
export function envelopeOf(items: readonly unknown[]): string {
  const entries = items.map((item, index) => ({ serial: items.length - index, item }));
  return JSON.stringify({ version: 1, next: items.length + 1, entries });
}
