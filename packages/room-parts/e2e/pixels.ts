import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';

interface Pixels {
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the pixels of a screenshot, which its own page decodes.
 * @param omitBackground whether the browser paints no white behind the page, as in OBS
 */
export async function pixelsOf(place: Page | Locator, omitBackground = false): Promise<Pixels> {
  const page = 'page' in place ? place.page() : place;
  // A page behind another one is not painted.
  await page.bringToFront();
  const screenshot = (await place.screenshot({ omitBackground })).toString('base64');
  const { bytes, width, height } = await page.evaluate(async (base64) => {
    const source = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([source], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    // One string is transferred at once, but an array number by number.
    const bytes = btoa(Array.from(pixels, (value) => String.fromCharCode(value)).join(''));
    return { bytes, width: image.width, height: image.height };
  }, screenshot);
  return { data: Uint8ClampedArray.from(Buffer.from(bytes, 'base64')), width, height };
}

/** Returns the text that a camera reads from a code on the screen. */
export async function scan(code: Locator): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(code);
  return jsQR(data, width, height)?.data;
}
