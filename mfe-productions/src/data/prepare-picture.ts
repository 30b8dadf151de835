import { UserFacingError } from '@standby/contracts';
import {
  fittedSize,
  PICTURE_BYTES_MAX,
  PICTURE_EDGE_MAX,
  PICTURE_FILE_MAX,
  pictureMessages,
} from '../domain/report/pictures';

/** Sizes and qualities to try, from the best one down, until the picture is small enough. */
const STEPS = [
  { edge: PICTURE_EDGE_MAX, quality: 0.82 },
  { edge: PICTURE_EDGE_MAX, quality: 0.65 },
  { edge: PICTURE_EDGE_MAX / 2, quality: 0.65 },
  { edge: PICTURE_EDGE_MAX / 4, quality: 0.5 },
] as const;

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    // SVG files are refused, because they can contain a script and are not photos.
    if (file.type.includes('svg')) throw new TypeError('an SVG');
    return await createImageBitmap(file);
  } catch (cause) {
    throw new UserFacingError(pictureMessages.unreadable, { cause });
  }
}

function encode(bitmap: ImageBitmap, edge: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittedSize(bitmap, edge));
  const context = canvas.getContext('2d');
  // A white background replaces transparency, which a JPEG would show as black.
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}

/**
 * Makes a JPEG from a file, small enough to be stored. Drawing the picture again removes the
 * location and the camera.
 */
export async function preparePicture(file: Blob): Promise<Blob> {
  if (file.size > PICTURE_FILE_MAX) throw new UserFacingError(pictureMessages.tooLarge);
  const bitmap = await decode(file);
  try {
    for (const { edge, quality } of STEPS) {
      const picture = await encode(bitmap, edge, quality);
      if (picture && picture.size <= PICTURE_BYTES_MAX) return picture;
    }
  } finally {
    bitmap.close();
  }
  throw new UserFacingError(pictureMessages.unreadable);
}
