import { launch, type LaunchOptions } from 'puppeteer-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { ensureFirefox } from '../../scripts/system-programs.ts';
import type { EnginePage } from './engine.ts';

async function open(options: LaunchOptions): Promise<EnginePage> {
  const browser = await launch({ ...options, protocol: 'webDriverBiDi' });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    path: () => Promise.resolve(new URL(page.url()).pathname),
    ask: async (expression) => (await page.evaluate(expression)) as never,
    click: (selector) => page.locator(selector).click(),
    async type(selector, text) {
      await page.locator(selector).click();
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Gecko: Firefox by WebDriver BiDi. */
export const openFirefox = () => open({ browser: 'firefox', executablePath: ensureFirefox() });

/** Blink, by the same way. */
export const openChromium = () => open({ browser: 'chrome', executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
