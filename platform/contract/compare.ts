import { major } from 'semver';
import type { RemoteContract } from '@standby/contracts';

function lost(before: readonly string[], after: readonly string[]): string[] {
  return before.filter((item) => !after.includes(item));
}

type Payloads = NonNullable<RemoteContract['payloads']>;

/** Returns the fields that an event's listeners would lose, and the new fields that its senders do not know. */
function payloadBreaks(before: RemoteContract, after: RemoteContract): string[] {
  // Contracts of earlier releases lack payloads.
  const [old, now] = [before.payloads, after.payloads];
  if (!old || !now) return [];
  const fieldsOf = (payloads: Payloads, event: string): string[] =>
    Object.entries(payloads[event] ?? {}).map(([field, type]) => `${field} (${type})`);
  const inBoth = (events: 'sends' | 'hears'): string[] =>
    before[events].filter((event) => after[events].includes(event));
  return [
    ...inBoth('sends').flatMap((event) =>
      lost(fieldsOf(old, event), fieldsOf(now, event)).map(
        (field) => `${event} no longer carries ${field}`,
      ),
    ),
    ...inBoth('hears').flatMap((event) =>
      lost(fieldsOf(now, event), fieldsOf(old, event)).map(
        (field) => `of ${event} it now needs ${field}`,
      ),
    ),
  ];
}

/** Returns the sent events that it no longer keeps, and the heard ones of which it now needs an earlier one. */
function keptBreaks(before: RemoteContract, after: RemoteContract): string[] {
  const keptIn = ({ kept = [], ...contract }: RemoteContract, events: 'sends' | 'hears') =>
    kept.filter((event) => contract[events].includes(event));
  return [
    ...lost(keptIn(before, 'sends'), keptIn(after, 'sends'))
      .filter((event) => after.sends.includes(event))
      .map((event) => `it no longer keeps ${event}`),
    ...lost(keptIn(after, 'hears'), keptIn(before, 'hears'))
      .filter((event) => before.hears.includes(event))
      .map((event) => `of ${event} it now needs the last one, which its senders have to keep`),
  ];
}

/**
 * Returns breaking changes for teams that depend on a remote, unless a new major version announces
 * them.
 */
export function findUnannouncedBreaks(before: RemoteContract, after: RemoteContract): string[] {
  if (major(after.version) > major(before.version)) return [];
  // A path contains the names of its parameters, and links depend on those too.
  const paths = ({ routes }: RemoteContract): string[] => routes.map(({ path }) => path);
  return [
    ...lost(paths(before), paths(after)).map((path) => `the route ${path} is gone`),
    ...lost(before.sends, after.sends).map((event) => `it no longer sends ${event}`),
    ...lost(before.hears, after.hears).map((event) => `it no longer hears ${event}`),
    ...payloadBreaks(before, after),
    ...keptBreaks(before, after),
    ...(major(before.shellContract) === major(after.shellContract)
      ? []
      : [`it needs shell contract ${after.shellContract} instead of ${before.shellContract}`]),
  ];
}
