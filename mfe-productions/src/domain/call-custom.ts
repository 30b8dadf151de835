/** Customs of the calls before a performance, as rooms have them. */
export const callCustoms = ['british', 'american'] as const;

export type CallCustom = (typeof callCustoms)[number];

/** How the settings of a show call them. */
export const customLabels: Readonly<Record<CallCustom, string>> = {
  british: 'British: half at 35 minutes',
  american: 'American: half hour at 30 minutes',
};

/** Custom of a show that says nothing else. */
export const DEFAULT_CUSTOM: CallCustom = 'british';

/** Minutes before the curtain at which the half is called. */
export const HALF_MINUTES: Readonly<Record<CallCustom, number>> = { british: 35, american: 30 };

/** Returns the minutes before the curtain by which everybody is there. */
export const halfMinutesOf = ({ custom }: { readonly custom?: CallCustom | undefined }): number =>
  HALF_MINUTES[custom ?? DEFAULT_CUSTOM];
