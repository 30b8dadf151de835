import { beyondFloor, knownKeys, supportOf } from './support.ts';
import type { Usage } from './usage.ts';

/** Something that is used and is not in every browser of the floor. */
export interface Beyond extends Omit<Usage, 'keys'> {
  readonly key: string;
  /** A browser with its version, such as `safari_ios 18.4`. */
  readonly needs: readonly string[];
}

/** Browsers of the floor that lack the feature. */
export function beyond({ keys, file, line }: Usage): Beyond | undefined {
  const [best] = knownKeys(keys)
    .map((key) => ({ file, line, key, needs: beyondFloor(supportOf(key)) }))
    .toSorted((one, other) => one.needs.length - other.needs.length);
  return best && best.needs.length > 0 ? best : undefined;
}

/**
 * The breaches of the floor, one a line.
 *
 * @param enhancements keys, or what keys begin with, that may be used all the same; one that nothing uses is reported
 * @param further likewise, used or not
 */
export function problemsOf(
  usages: readonly Usage[],
  enhancements: readonly string[],
  further: readonly string[] = [],
): string[] {
  const allowed = [...enhancements, ...further];
  const used = usages.flatMap((usage) => beyond(usage) ?? []);
  const isOf = (entry: string, key: string): boolean =>
    key === entry || key.startsWith(`${entry}.`);
  const breaches = used
    .filter(({ key }) => !allowed.some((entry) => isOf(entry, key)))
    .map(({ file, line, key, needs }) => `${file}:${line} ${key}: ${needs.join(', ')}`);
  const unused = enhancements
    .filter((entry) => !used.some(({ key }) => isOf(entry, key)))
    .map((entry) => `${entry} is allowed, and not used beyond the floor any more`);
  return [...new Set(breaches), ...unused];
}
