/** Singular and plural of a collection's items, by the collection's name in an export. */
const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  shows: ['show', 'shows'],
  rooms: ['room', 'rooms'],
  devices: ['device', 'devices'],
};

const inOrder = new Intl.ListFormat('en');

/**
 * Says what an import added.
 *
 * @param added how many items, by the name of their collection
 */
export function importResultText(added: Readonly<Record<string, number>>): string {
  const parts = Object.entries(added).flatMap(([name, count]) => {
    const [one, many] = nouns[name] ?? [name, name];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length === 0
    ? 'Everything in this file is here already'
    : `${inOrder.format(parts)} imported`;
}
