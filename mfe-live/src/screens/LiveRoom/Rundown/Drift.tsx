import { driftFigure, driftWord, type Rundown } from '../../../domain/rundown/rundown';
import { DriftRoot } from './Rundown.styles';
import { type RundownAt, useRundownPart } from './useRundown';

function secondsOf({ driftMs }: Rundown): number | null {
  return driftMs === null ? null : Math.round(driftMs / 1_000);
}

const WORDS = { behind: 'behind plan', ahead: 'ahead of plan', 'on time': 'on time' } as const;

/** How far the evening is from its plan. */
export function Drift({ rundownAt }: { readonly rundownAt: RundownAt }) {
  const seconds = useRundownPart(rundownAt, secondsOf);
  if (seconds === null) {
    return <DriftRoot data-drift="none">Set the curtain time under Calls for a plan.</DriftRoot>;
  }
  const driftMs = seconds * 1_000;
  const word = driftWord(driftMs);
  return (
    <DriftRoot data-drift={word}>
      <strong>{driftFigure(driftMs)}</strong> {WORDS[word]}
    </DriftRoot>
  );
}
