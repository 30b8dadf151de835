import { describe, expect, it } from 'vitest';
import type { BrowserEnvironment } from '../browser';
import type { Collection, Identified } from '../port';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { expectRecordedSchema, type StoredSchema } from '@standby/testing/stored-schema';

export interface StoredCollection extends Omit<StoredSchema, 'version'> {
  readonly key: string;
  /** Stored texts under the key, for each version that was ever released. */
  readonly examples: Readonly<Record<number, string>>;
  /** Opens the collection without samples. */
  readonly open: (
    environment: Partial<BrowserEnvironment>,
  ) => Pick<Collection<Identified>, 'list' | 'remove' | 'notices'>;
}

/** Declares the tests that every release still reads the content of earlier releases. */
export function describeStoredCollection(stored: StoredCollection): void {
  const { what, key, examples, open } = stored;

  function openOver(example: string) {
    const browser = createFakeBrowser();
    browser.stored.set(key, example);
    return { browser, collection: open(browser.openWindow()) };
  }

  /** Returns the version that a change writes. */
  async function currentVersion(example: string): Promise<number> {
    const { browser, collection } = openOver(example);
    for (const { id } of await collection.list()) await collection.remove(id);
    const { version } = JSON.parse(browser.stored.get(key) ?? '{}') as { version?: number };
    return version ?? 0;
  }

  describe(`the stored ${what}`, () => {
    it.each(Object.entries(examples))('are all read from version %s', async (_, example) => {
      const { browser, collection } = openOver(example);
      const { entries } = JSON.parse(example) as { entries: { item: Identified }[] };
      const ids = entries.map(({ item }) => item.id);
      expect(ids).not.toEqual([]);
      expect((await collection.list()).map(({ id }) => id)).toEqual(ids);
      expect(collection.notices()).toEqual([]);
      expect([...browser.stored.keys()]).toEqual([key]);
    });

    it('have the schema that was recorded for their version, and an example of it', async () => {
      const version = await currentVersion(examples[1] ?? '');
      expectRecordedSchema({ ...stored, version });
      const advice = `Add an example of version ${version} of the stored ${what}.`;
      expect(Object.keys(examples), advice).toContain(String(version));
    });
  });
}
