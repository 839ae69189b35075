import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** What one picture of the guide may weigh, in bytes. */
const HEAVIEST = 60_000;

/** Takes a picture of the page under a name, with a frame around what the reader should look at. */
export type Camera = (page: Page, name: string, target?: Locator) => Promise<void>;

/**
 * Writes `<name>.webp` files, as sharp as the limit allows.
 * @throws Error naming a picture that stays too heavy
 */
export function cameraFor(folder: string): Camera {
  mkdirSync(folder, { recursive: true });
  return async (page, name, target) => {
    await target?.evaluate((element) => {
      const frame = document.createElement('div');
      const { left, top, width, height } = element.getBoundingClientRect();
      frame.id = 'guide-frame';
      frame.style.cssText = `position:fixed;z-index:99999;pointer-events:none;border:3px solid #d7266e;border-radius:8px;
        left:${left - 6}px;top:${top - 6}px;width:${width + 12}px;height:${height + 12}px;box-sizing:border-box`;
      document.body.append(frame);
    });
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await page.evaluate(() => document.getElementById('guide-frame')?.remove());
    const file = join(folder, `${name}.webp`);
    for (const quality of [82, 70, 58, 46]) {
      await sharp(picture).webp({ quality }).toFile(file);
      if (statSync(file).size <= HEAVIEST) return;
    }
    throw new Error(`${name} is heavier than ${HEAVIEST} bytes at any quality.`);
  };
}
