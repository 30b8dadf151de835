import { beyondFloor, knownKeys, supportOf } from './support.ts';
import type { Usage } from './usage.ts';

/** A used feature that some browser of the floor lacks. */
interface UnsupportedUsage extends Omit<Usage, 'keys'> {
  readonly key: string;
  /** Browsers with the version that the feature needs, such as `safari_ios 18.4`. */
  readonly needs: readonly string[];
}

/** Returns the feature with the browsers of the floor that lack it; undefined if none does. */
export function unsupportedUsage({ keys, file, line }: Usage): UnsupportedUsage | undefined {
  const [best] = knownKeys(keys)
    .map((key) => ({ file, line, key, needs: beyondFloor(supportOf(key)) }))
    .toSorted((one, other) => one.needs.length - other.needs.length);
  return best && best.needs.length > 0 ? best : undefined;
}

/**
 * Returns the breaches of the floor, one per line.
 *
 * @param enhancements keys, or prefixes of keys, that are allowed nevertheless; unused ones are
 *   reported
 * @param further keys that are also allowed, but need not be used
 */
export function problemsOf(
  usages: readonly Usage[],
  enhancements: readonly string[],
  further: readonly string[] = [],
): string[] {
  const allowed = [...enhancements, ...further];
  const used = usages.flatMap((usage) => unsupportedUsage(usage) ?? []);
  const isOf = (entry: string, key: string): boolean =>
    key === entry || key.startsWith(`${entry}.`);
  const breaches = used
    .filter(({ key }) => !allowed.some((entry) => isOf(entry, key)))
    .map(({ file, line, key, needs }) => `${file}:${line} ${key}: ${needs.join(', ')}`);
  const unused = enhancements
    .filter((entry) => !used.some(({ key }) => isOf(entry, key)))
    .map((entry) => `${entry} is allowed, but no longer used beyond the floor`);
  return [...new Set(breaches), ...unused];
}
