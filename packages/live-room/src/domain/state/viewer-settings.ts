import * as v from 'valibot';

export const VIEWER_THEMES = ['dark', 'light'] as const;
export const VIEWER_SIZES = ['medium', 'large', 'full'] as const;
const VIEWER_PARTS = [
  'name',
  'progress',
  'endAndNext',
  'ring',
  'overrun',
  'message',
  'clock',
] as const;
export type ViewerPart = (typeof VIEWER_PARTS)[number];

/** A part that can be left out. `overrun` is a separate choice, about the behaviour at zero. */
export type OptionalPart = Exclude<ViewerPart, 'overrun'>;
export const OPTIONAL_PARTS = VIEWER_PARTS.filter(
  (part): part is OptionalPart => part !== 'overrun',
);

const viewerPartEntries = {
  name: v.boolean(),
  progress: v.boolean(),
  /** End of the timer, and the next timer. Shown by default. */
  endAndNext: v.exactOptional(v.boolean()),
  /** Ring in the last minute. */
  ring: v.boolean(),
  /** Whether the viewers count up after zero; otherwise they stop at 0:00. */
  overrun: v.boolean(),
  message: v.boolean(),
  clock: v.boolean(),
} satisfies Record<ViewerPart, unknown>;

const viewerEntries = {
  theme: v.picklist(VIEWER_THEMES),
  size: v.picklist(VIEWER_SIZES),
  /** Parts that are shown beside the figure. The figure itself is always shown. */
  parts: v.object(viewerPartEntries),
  isMirrored: v.boolean(),
};

export const viewerSettingsSchema = v.object(viewerEntries);

/** The settings in an act. Releases before version 3 do not know the ring. */
export const viewerChangeSchema = v.object({
  ...viewerEntries,
  parts: v.object({ ...viewerPartEntries, ring: v.exactOptional(v.boolean()) }),
});

export type ViewerSettings = v.InferOutput<typeof viewerSettingsSchema>;

/** Returns the parts with exactly the named optional parts shown. */
export function withShown(
  parts: ViewerSettings['parts'],
  shown: readonly string[],
): ViewerSettings['parts'] {
  return {
    ...parts,
    name: shown.includes('name'),
    progress: shown.includes('progress'),
    endAndNext: shown.includes('endAndNext'),
    ring: shown.includes('ring'),
    message: shown.includes('message'),
    clock: shown.includes('clock'),
  };
}
