import { callOf, type Calling, type CueCall } from '../state/calling-schema';

export type CueMoments = Omit<CueCall, 'cueId'>;

/** Returns the calling with the facts that `change` adds to some cues. */
export function withCalls(
  calling: Calling,
  cueIds: readonly string[],
  change: (call: CueCall | undefined) => CueMoments | undefined,
): Calling {
  const changed = new Map(
    cueIds.flatMap((cueId) => {
      const before = callOf(calling, cueId);
      const moments = change(before);
      return moments ? [[cueId, { ...before, cueId, ...moments }] as const] : [];
    }),
  );
  const known = calling.calls.map((call) => changed.get(call.cueId) ?? call);
  const added = [...changed.values()].filter(({ cueId }) => !callOf(calling, cueId));
  return { ...calling, calls: [...known, ...added] };
}
