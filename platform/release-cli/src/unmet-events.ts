import type { EventContract } from '@standby/contracts';
import { currentRelease, deployedReleases } from './history.ts';
import type { ReleaseState } from './state.ts';

interface Deployed {
  readonly id: string;
  readonly contract: EventContract;
}

/** The shell or a remote with its deployed releases: the current one and a canary. */
interface DeployedUnit {
  readonly name: string;
  readonly releases: readonly Deployed[];
}

/** An event that a release hears, but that no unit sends as needed. */
interface UnmetEvent {
  /** Names the listener and the event. */
  readonly heard: string;
  /** Reason: no unit sends the event, or a unit sends it without a field or does not keep it. */
  readonly reason: string;
}

/** Returns the deployed units; empty without a shell or if its contract names no events. */
function deployedUnits({ shell, remotes }: ReleaseState): readonly DeployedUnit[] {
  const { id, contract } = currentRelease(shell) ?? {};
  if (id === undefined || !contract?.sends || !contract.hears) return [];
  const { sends, hears, payloads = {}, kept = [] } = contract;
  return [
    { name: 'shell', releases: [{ id, contract: { sends, hears, payloads, kept } }] },
    ...Object.entries(remotes).map(([name, history]) => ({
      name,
      releases: deployedReleases(history),
    })),
  ];
}

/**
 * Returns the fields of an event that a listener needs and a sender does not carry. Older contracts
 * name no fields.
 */
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

/**
 * Returns the reasons why a unit does not send an event as a listener needs it; empty if it does.
 */
function findFaults(
  event: string,
  listener: EventContract,
  { name, releases }: DeployedUnit,
): readonly string[] {
  return releases.flatMap(({ id, contract }) => {
    if (!contract.sends.includes(event)) return [`${name} ${id} does not send it`];
    const missing = findMissingFields(event, listener, contract);
    const isDropped =
      listener.kept?.includes(event) === true && contract.kept?.includes(event) !== true;
    return [
      ...(missing.length > 0 ? [`${name} ${id} sends it without ${missing.join(', ')}`] : []),
      ...(isDropped ? [`${name} ${id} does not keep it for later receivers`] : []),
    ];
  });
}

/** Returns the reason why a listener does not get an event as needed; undefined if it does. */
function findReason(
  event: string,
  { name, release }: { readonly name: string; readonly release: Deployed },
  units: readonly DeployedUnit[],
): string | undefined {
  const senders = units
    // A page has one release of each unit, so the listener's own unit is this release.
    .map((unit) => (unit.name === name ? { name, releases: [release] } : unit))
    .filter(({ releases }) => releases.some(({ contract }) => contract.sends.includes(event)));
  if (senders.length === 0) return 'no unit sends it';
  // The canary and the current release must both send it, because each visitor gets one of the two.
  const faults = senders.map((sender) => findFaults(event, release.contract, sender));
  return faults.some((ofSender) => ofSender.length === 0) ? undefined : faults.flat().join(', ');
}

/**
 * Returns the events that a deployed release hears but no deployed unit sends with the needed
 * fields. The result is empty if the shell's contract predates events, because its events are
 * unknown.
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
