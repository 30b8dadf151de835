import type { Figure, Threshold } from '../../../domain/timer/countdown';

export const phaseLabels: Record<Figure['phase'], string> = {
  idle: 'Ready',
  running: 'Running',
  paused: 'Paused',
};

export const thresholdLabels: Record<Exclude<Threshold, 'normal'>, string> = {
  standby: 'Standby',
  time: 'Time',
};
