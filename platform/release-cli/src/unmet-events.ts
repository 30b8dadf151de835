import type { EventContract } from '@standby/contracts';
import { currentRelease, deployedReleases } from './history.ts';
import type { ReleaseState } from './state.ts';

interface Deployed {
  readonly id: string;
  readonly contract: EventContract;
}

/** The shell or a remote with what visitors get of it: the current release, and a canary beside it. */
interface DeployedUnit {
  readonly name: string;
  readonly releases: readonly Deployed[];
}

/** An event that a release hears and does not get as it needs it. */
export interface UnmetEvent {
  /** Who hears what. */
  readonly heard: string;
  /** No unit sends it, or a unit sends it without a field. */
  readonly reason: string;
}

/** Empty where the shell does not say which events it sends, or there is none. */
function deployedUnits({ shell, remotes }: ReleaseState): readonly DeployedUnit[] {
  const { id, contract } = currentRelease(shell) ?? {};
  if (id === undefined || !contract?.sends || !contract.hears) return [];
  const { sends, hears, payloads = {} } = contract;
  return [
    { name: 'shell', releases: [{ id, contract: { sends, hears, payloads } }] },
    ...Object.entries(remotes).map(([name, history]) => ({
      name,
      releases: deployedReleases(history),
    })),
  ];
}

/** The fields that a listener needs of an event and a sender does not carry. Older contracts name no fields. */
function findMissingFields(
  event: string,
  listener: EventContract,
  { payloads: carried }: EventContract,
): readonly string[] {
  if (!carried) return [];
  return Object.entries(listener.payloads?.[event] ?? {})
    .filter(([field, type]) => carried[event]?.[field] !== type)
    .map(([field, type]) => `${field} (${type})`);
}

/** Why a unit is no sender of an event for a listener; empty where it is. */
function findFaults(
  event: string,
  listener: EventContract,
  { name, releases }: DeployedUnit,
): readonly string[] {
  return releases.flatMap(({ id, contract }) => {
    if (!contract.sends.includes(event)) return [`${name} ${id} does not send it`];
    const missing = findMissingFields(event, listener, contract);
    return missing.length > 0 ? [`${name} ${id} sends it without ${missing.join(', ')}`] : [];
  });
}

/** Why a listener does not get an event as it needs it; undefined where it does. */
function findReason(
  event: string,
  { name, release }: { readonly name: string; readonly release: Deployed },
  units: readonly DeployedUnit[],
): string | undefined {
  const senders = units
    // A page has one release of each unit, and so no other one of the listener's.
    .map((unit) => (unit.name === name ? { name, releases: [release] } : unit))
    .filter(({ releases }) => releases.some(({ contract }) => contract.sends.includes(event)));
  if (senders.length === 0) return 'no unit sends it';
  // A canary has to send it as well as the release beside it: each visitor gets one of the two.
  const faults = senders.map((sender) => findFaults(event, release.contract, sender));
  return faults.some((ofSender) => ofSender.length === 0) ? undefined : faults.flat().join(', ');
}

/**
 * The events that a deployed release hears and that no deployed unit sends with the fields that it needs. None where the
 * shell was released before its contract named events, as its events are unknown then.
 */
export function findUnmetEvents(state: ReleaseState): readonly UnmetEvent[] {
  const units = deployedUnits(state);
  return units.flatMap(({ name, releases }) =>
    releases.flatMap((release) =>
      release.contract.hears.flatMap((event) => {
        const reason = findReason(event, { name, release }, units);
        const heard = `${name} ${release.id} hears ${event}`;
        return reason === undefined ? [] : [{ heard, reason }];
      }),
    ),
  );
}
