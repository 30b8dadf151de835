import { driftFigure, driftSeconds, driftWord } from '../../../domain/rundown/drift';
import type { Rundown } from '../../../domain/rundown/rundown';
import { DriftRoot } from './Rundown.styles';
import { useRundownPart } from './useRundownPart';

function secondsOf({ driftMs }: Rundown): number | null {
  return driftMs === null ? null : driftSeconds(driftMs);
}

const WORDS = { behind: 'behind plan', ahead: 'ahead of plan', 'on time': 'on time' } as const;

/** The difference between the evening and its plan. */
export function Drift() {
  const seconds = useRundownPart(secondsOf);
  if (seconds === null) {
    return <DriftRoot data-drift="none">Set the curtain time under Calls for a plan.</DriftRoot>;
  }
  const word = driftWord(seconds);
  return (
    <DriftRoot data-drift={word}>
      <strong>{driftFigure(seconds)}</strong> {WORDS[word]}
    </DriftRoot>
  );
}
