import * as v from 'valibot';

export const VIEWER_THEMES = ['dark', 'light'] as const;
export const VIEWER_SIZES = ['medium', 'large', 'full'] as const;
export const VIEWER_PARTS = [
  'name',
  'progress',
  'endAndNext',
  'ring',
  'overrun',
  'message',
  'clock',
] as const;
export type ViewerPart = (typeof VIEWER_PARTS)[number];

/** `overrun` is a choice of its own: what a viewer does at zero. */
export type OptionalPart = Exclude<ViewerPart, 'overrun'>;
export const OPTIONAL_PARTS = VIEWER_PARTS.filter(
  (part): part is OptionalPart => part !== 'overrun',
);

const viewerPartEntries = {
  name: v.boolean(),
  progress: v.boolean(),
  /** When the timer ends, and the next timer. Shown by default. */
  endAndNext: v.exactOptional(v.boolean()),
  /** In the last minute. */
  ring: v.boolean(),
  /** At zero the viewers count up; without it they hold at 0:00. */
  overrun: v.boolean(),
  message: v.boolean(),
  clock: v.boolean(),
} satisfies Record<ViewerPart, unknown>;

const viewerEntries = {
  theme: v.picklist(VIEWER_THEMES),
  size: v.picklist(VIEWER_SIZES),
  /** What is shown beside the figure, which always is. */
  parts: v.object(viewerPartEntries),
  isMirrored: v.boolean(),
};

export const viewerSettingsSchema = v.object(viewerEntries);

/** The settings as an act brings them: releases before version 3 know no ring. */
export const viewerChangeSchema = v.object({
  ...viewerEntries,
  parts: v.object({ ...viewerPartEntries, ring: v.exactOptional(v.boolean()) }),
});

export type ViewerSettings = v.InferOutput<typeof viewerSettingsSchema>;
