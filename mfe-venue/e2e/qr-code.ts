import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What a camera reads from a code on the screen: decoded from the pixels of a screenshot. */
export async function scan(code: Locator): Promise<string | undefined> {
  const screenshot = await code.screenshot();
  const reader = await code.page().context().newPage();
  const { pixels, width, height } = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { pixels: Array.from(data), width: image.width, height: image.height };
  }, screenshot.toString('base64'));
  await reader.close();
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data;
}
