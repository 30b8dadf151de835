import type { Figure, Threshold } from '../../../domain/countdown';

export const phaseWords: Record<Figure['phase'], string> = {
  idle: 'Ready',
  running: 'Running',
  paused: 'Held',
};

export const thresholdWords: Record<Exclude<Threshold, 'normal'>, string> = {
  standby: 'Standby',
  time: 'Time',
};
