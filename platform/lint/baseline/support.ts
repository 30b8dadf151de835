import { coerce, gt } from 'semver';
import { features } from 'web-features';
import { BROWSER_FLOOR, type CoreBrowser } from '../../../browser-floor.ts';

/** Version of each browser in which a feature works; a browser without the feature is missing. */
type Support = Readonly<Partial<Record<CoreBrowser, string>>>;

/**
 * Support by key of MDN's browser-compat-data, such as `api.Navigator.locks` or
 * `css.properties.gap`.
 */
const supportByKey: ReadonlyMap<string, Support> = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, support] as const,
        )
      : [],
  ),
);

const browsers = Object.keys(BROWSER_FLOOR) as CoreBrowser[];

/** Whether a version such as `17.5` is newer; the data's `≤37` means 37 or before. */
const isNewer = (version: string, than: string): boolean =>
  gt(coerce(version) ?? '0.0.0', coerce(than) ?? '0.0.0');

/**
 * Returns the browsers that a feature requires beyond the floor, such as `firefox 131`; `no safari` when Safari lacks
 * it.
 */
export function beyondFloor(support: Support): string[] {
  return browsers.flatMap((browser) => {
    const version = support[browser];
    if (version === undefined) return [`no ${browser}`];
    return isNewer(version, BROWSER_FLOOR[browser]) ? [`${browser} ${version}`] : [];
  });
}

/** Returns the keys that the data knows. */
export function knownKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => supportByKey.has(key));
}

export function supportOf(key: string): Support {
  const support = supportByKey.get(key);
  if (!support) throw new Error(`web-features does not know ${key}`);
  return support;
}

const keysByName = new Map<string, string[]>();
for (const key of supportByKey.keys()) {
  const name = key.slice(key.lastIndexOf('.') + 1);
  keysByName.set(name, [...(keysByName.get(name) ?? []), key]);
}

/**
 * Returns all keys whose last part is the name, for features that the data files in several places.
 */
export function keysNamed(name: string): readonly string[] {
  return keysByName.get(name) ?? [];
}
