import { expect, type Locator } from '@playwright/test';
import jsQr from 'jsqr';
import { PNG } from 'pngjs';

/** Content of a QR code on the page. */
export async function readQr(code: Locator): Promise<string> {
  const { data, width, height } = PNG.sync.read(await code.screenshot());
  const found = jsQr(new Uint8ClampedArray(data), width, height);
  expect(found, 'a code that can be read').not.toBeNull();
  return found!.data;
}
