import { idSchema } from '@standby/collections/port';
import * as v from 'valibot';

export { pictureText } from '@standby/show-report/sheet';

/** Largest number of pictures in a report. */
export const PICTURES_MAX = 6;
/** Longest edge of a stored picture, in pixels. */
export const PICTURE_EDGE_MAX = 1_600;
/** Size limit of a stored picture, in bytes. */
export const PICTURE_BYTES_MAX = 400 * 1024;
/** Size limit of a chosen file in bytes; the picture is then made smaller. */
export const PICTURE_FILE_MAX = 25 * 1024 * 1024;
export const CAPTION_MAX = 120;

/** Picture in a report; the file is stored separately. */
export const pictureSchema = v.object({
  id: idSchema,
  caption: v.pipe(v.string(), v.maxLength(CAPTION_MAX)),
});

export type Picture = Readonly<v.InferOutput<typeof pictureSchema>>;

export const pictureMessages = {
  unreadable: 'This file is not a readable picture. Choose a photo, such as a JPEG or PNG.',
  tooLarge: `This file has more than ${PICTURE_FILE_MAX / 1024 / 1024} MB. Choose a smaller one.`,
  full: `A report can have at most ${PICTURES_MAX} pictures.`,
} as const;

/**
 * Returns the edges of a picture after it is made smaller, in pixels; a small picture is unchanged.
 */
export function fittedSize(
  { width, height }: { readonly width: number; readonly height: number },
  edge: number = PICTURE_EDGE_MAX,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, edge / Math.max(width, height, 1));
  const fit = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: fit(width), height: fit(height) };
}
