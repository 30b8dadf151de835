import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

const CHANNELS = 4;

/**
 * Returns what a camera would read from a code on the screen, decoded from a screenshot's pixels.
 */
export async function scan(code: Locator): Promise<string | undefined> {
  const screenshot = await code.screenshot();
  // The pixels travel as one string: an array of a quarter of a million numbers takes a second to
  // transfer.
  const { bytes, width, height } = await code.page().evaluate(async (base64) => {
    const file = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([file], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const bytes = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
    return { bytes: btoa(bytes), width: image.width, height: image.height };
  }, screenshot.toString('base64'));
  const pixels = Uint8ClampedArray.from(Buffer.from(bytes, 'base64'));
  if (pixels.length !== width * height * CHANNELS) throw new Error('The screenshot has no pixels.');
  return jsQR(pixels, width, height)?.data;
}
