import type { Figure, Threshold } from '@standby/live-room/domain/timer/countdown';

export const phaseLabels: Record<Figure['phase'], string> = {
  idle: 'Ready',
  running: 'Running',
  paused: 'Paused',
  ended: 'Ended',
};

export const thresholdLabels: Record<Exclude<Threshold, 'normal'>, string> = {
  standby: 'Standby',
  time: 'Time',
};
