import { createFakeBrowser, type FakeBrowser } from '@standby/testing/fake-browser';
import * as v from 'valibot';
import { beforeEach } from 'vitest';
import {
  type BrowserCollectionOptions,
  createBrowserCollection,
} from '../browser/browser-collection';
import type { Collection } from '../port/collection';

interface PropContent {
  readonly name: string;
  readonly count: number;
}

export interface Prop extends PropContent {
  readonly id: string;
}

type Props = Collection<Prop, PropContent>;

/** The list of props that the tests of the browser collection use. */
interface PropLists {
  readonly browser: FakeBrowser;
  /** Opens the list in another window of the browser. */
  readonly open: (options?: Partial<BrowserCollectionOptions<Prop, PropContent>>) => Props;
  readonly quarantineKeys: () => string[];
  /** Returns the content under the first of these keys. */
  readonly quarantined: () => string;
}

export const KEY = 'props';

export const sample: Prop = { id: 'skull', name: 'Yorick’s skull', count: 1 };

export const dagger: PropContent = { name: 'Dagger', count: 2 };

export const envelope = (entries: readonly unknown[], version = 1): string =>
  JSON.stringify({ version, next: entries.length + 1, entries });

export const entry = (serial: number, item: unknown): unknown => ({ serial, item });

export const ids = async (props: Props): Promise<string[]> =>
  (await props.list()).map(({ id }) => id);

export const kinds = (props: Props): string[] => props.notices().map(({ kind }) => kind);

/** Opens the lists of a browser with an empty storage. */
function openPropLists(): PropLists {
  const browser = createFakeBrowser();
  const quarantineKeys = (): string[] =>
    [...browser.stored.keys()].filter((key) => key.startsWith(`${KEY}.set-aside.`));
  return {
    browser,
    quarantineKeys,
    quarantined: () => browser.stored.get(quarantineKeys()[0] ?? '') ?? '',
    open: (options) =>
      createBrowserCollection({
        ...browser.openWindow(),
        key: KEY,
        version: 1,
        schema: v.object({
          id: v.string(),
          name: v.pipe(v.string(), v.nonEmpty('it has no name.')),
          count: v.number(),
        }),
        noun: { one: 'prop', many: 'props' },
        samples: [sample],
        now: () => new Date('2025-01-15T19:30:00Z'),
        make: (content, { id }) => ({ ...content, id }),
        change: (item, change) => ({ ...item, ...change }),
        ...options,
      }),
  };
}

/** Opens the lists of a browser that is new in each test and after each call of `openNewBrowser`. */
export function propListsForEach(): PropLists & { readonly openNewBrowser: () => void } {
  let lists = openPropLists();
  const openNewBrowser = (): void => {
    lists = openPropLists();
  };
  beforeEach(openNewBrowser);
  return {
    openNewBrowser,
    get browser() {
      return lists.browser;
    },
    open: (options) => lists.open(options),
    quarantineKeys: () => lists.quarantineKeys(),
    quarantined: () => lists.quarantined(),
  };
}
