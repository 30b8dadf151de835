import type { CSSProperties } from 'react';
import type { Rundown } from '../../../domain/rundown/rundown';
import { NowMark } from './RundownAxis.styles';
import { useRundownPart } from './useRundownPart';

/** Steps of the line, in tenths of a per cent. Finer ones would move it by less than a pixel. */
const STEPS = 1_000;
const shareOf = ({ now }: Rundown) => Math.round(now.share * STEPS);

/** The current moment of the evening, as a line in the current row. */
export function NowLine() {
  const share = useRundownPart(shareOf) / STEPS;
  const style: CSSProperties = { insetBlockStart: `${share * 100}%` };
  return <NowMark style={style} data-now aria-hidden />;
}
