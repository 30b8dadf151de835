import { type BrowserEnvironment, createBrowserCollection, type Format } from '../browser';
import type { ListFacts } from '@standby/contracts';
import type { Collection, CollectionOfMany, Identified } from '../port/collection';
import type { ListDefinition } from '../port/list';
import type { ReadServerPage } from '../server/server-pages';
import { selectCollection, selectCollectionOfMany } from './select-collection';

type Environment = Partial<BrowserEnvironment>;

/** How the browser of sample mode stores a list. */
interface StoredList<T> extends Pick<Format<T>, 'version' | 'migrate'> {
  /** Waits before a creation, as the sample implementation of the specification does. */
  readonly beforeCreate?: () => Promise<void>;
}

/** Opens a list on the server, whose code loads on demand. */
export async function openOnServer<T extends Identified, New extends object>(
  list: ListFacts,
  options: { readonly part?: string; readonly readPage?: ReadServerPage<T> | undefined } = {},
): Promise<CollectionOfMany<T, New>> {
  const { createServerCollection, openConnection } = await import('../server/index');
  return createServerCollection<T, New>({ ...list, ...options, connection: openConnection() });
}

/** Place of a list in a browser's storage, with its first items. */
interface BrowserPlace<T> {
  /** localStorage key. */
  readonly key: string;
  readonly samples: readonly T[];
}

/** Returns a function that opens a list in this browser. */
const browserOpener =
  <T extends Identified, New extends object>(
    definition: ListDefinition<T, New>,
    stored: StoredList<T>,
  ) =>
  (place: BrowserPlace<T>, environment: Environment): CollectionOfMany<T, New> =>
    createBrowserCollection({ ...definition, ...stored, ...environment, ...place });

interface OrganizationList<T extends Identified, New extends object>
  extends StoredList<T>, BrowserPlace<T> {
  /** Adds rules to the browser's list that a server has as well. */
  readonly withRules?: (list: Collection<T, New>) => Collection<T, New>;
  /** Reads a page of a list that may be too long to load whole. */
  readonly readPage?: ReadServerPage<T>;
}

/** Offers a list that an organization has once. */
export function listOfOrganization<T extends Identified, New extends object>(
  definition: ListDefinition<T, New>,
  { key, samples, withRules, readPage, ...stored }: OrganizationList<T, New>,
) {
  const open = browserOpener(definition, stored);
  const createInBrowser = (environment: Environment = {}, initial = samples): Collection<T, New> =>
    open({ key, samples: initial }, environment);
  return {
    /** Creates the list in this browser. */
    createInBrowser,
    /** The list of this page: the browser's in sample mode, the server's in connected mode. */
    list: selectCollection<T, New>(
      () => (withRules ? withRules(createInBrowser()) : createInBrowser()),
      () => openOnServer<T, New>(definition, { readPage }),
    ),
  };
}

interface ShowList<T extends Identified, New extends object> extends StoredList<T> {
  /** Returns the localStorage key. */
  readonly key: (showId: string) => string;
  readonly samples: (showId: string, now: Date) => readonly T[];
  /** Called in sample mode when a list is first opened. */
  readonly atOpen?: (showId: string, list: CollectionOfMany<T, New>) => void;
}

/** Offers a list that each show has. */
export function listOfShow<T extends Identified, New extends object>(
  definition: ListDefinition<T, New>,
  { key, samples, atOpen, ...stored }: ShowList<T, New>,
) {
  const open = browserOpener(definition, stored);
  const createInBrowser = (
    showId: string,
    environment: Environment = {},
    initial = samples(showId, environment.now?.() ?? new Date()),
  ): CollectionOfMany<T, New> => open({ key: key(showId), samples: initial }, environment);
  const known = new Map<string, CollectionOfMany<T, New>>();
  return {
    /** Creates a show's list in this browser. */
    createInBrowser,
    /** Returns a show's list, shared by all screens of this window. */
    of: (showId: string): CollectionOfMany<T, New> => {
      const list =
        known.get(showId) ??
        selectCollectionOfMany<T, New>(
          () => {
            const opened = createInBrowser(showId);
            atOpen?.(showId, opened);
            return opened;
          },
          () => openOnServer<T, New>(definition, { part: showId }),
        );
      known.set(showId, list);
      return list;
    },
  };
}
