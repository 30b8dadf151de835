import type { CSSProperties } from 'react';
import type { Rundown } from '@standby/live-room/domain/rundown/rundown';
import { NowMark } from './RundownAxis.styles';
import { useRundownPart } from './useRundownPart';

/** In tenths of a per cent: finer steps would move it by less than a pixel. */
const STEPS = 1_000;
const shareOf = ({ now }: Rundown) => Math.round(now.share * STEPS);

/** Where the evening is, in the row that it is in. */
export function NowLine() {
  const share = useRundownPart(shareOf) / STEPS;
  const style: CSSProperties = { insetBlockStart: `${share * 100}%` };
  return <NowMark style={style} data-now aria-hidden />;
}
