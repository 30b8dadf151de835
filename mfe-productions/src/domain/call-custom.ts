/** Customs of the calls before a performance, as live rooms have them. */
export const callCustoms = ['british', 'american'] as const;

export type CallCustom = (typeof callCustoms)[number];

/** Labels of the customs in the settings of a show. */
export const customLabels: Readonly<Record<CallCustom, string>> = {
  british: 'British: half at 35 minutes',
  american: 'American: half hour at 30 minutes',
};

/** Custom of a show without a setting. */
export const DEFAULT_CUSTOM: CallCustom = 'british';

/** Minutes before the curtain at which the half is called. */
export const HALF_MINUTES: Readonly<Record<CallCustom, number>> = { british: 35, american: 30 };

/** Returns the minutes before the curtain by which everybody must be present. */
export const halfMinutesOf = ({ custom }: { readonly custom?: CallCustom | undefined }): number =>
  HALF_MINUTES[custom ?? DEFAULT_CUSTOM];
