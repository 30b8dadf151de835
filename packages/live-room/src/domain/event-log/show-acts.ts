import { definitionOf } from '../acts/acts';
import { type Act, commandsOf } from './event';

/** Whether an act of this kind moves a running show on, or stops it. */
export const movesShow = (type: string): boolean => definitionOf(type)?.movesShow === true;

/** Whether an act, or one of a batch, moves a running show on. */
export const isShowAct = (act: Act | null): boolean =>
  commandsOf(act).some(({ type }) => movesShow(type));

/** Whether acts of this kind can be undone at all. */
export const canBeUndone = (type: string): boolean => definitionOf(type)?.isFinal !== true;
