import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, error, Key, until } from 'selenium-webdriver';
import { ensureWebKit } from '../../scripts/system-programs.ts';
import { eventually } from '../eventually.ts';
import { freePort } from '../free-port.ts';
import type { EnginePage } from './engine.ts';

/** Milliseconds after which a page has had time enough to answer a script. */
const LATE_MS = 5_000;
const NEVER = Symbol('never answered');
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** A screen that nobody sees. @returns its name, and how to take it away */
async function openScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { name: `:${String(number).trim()}`, close: () => screen.kill() };
}

/** Whether somebody listens. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const listens = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
  socket.destroy();
  return listens;
}

/**
 * WebKit, the engine of every iPhone: Debian's build of it, by WebDriver. The browser is started here, on a port of ours: its
 * driver would choose one of those that outgoing connections get, and wait for ever if another connection takes it first.
 * It would also wait for ever for some pages that were gone back to, complete as they are: it is told to wait for none.
 */
export async function openWebKit(): Promise<EnginePage> {
  const program = ensureWebKit();
  const screen = await openScreen();
  const [browserPort, port] = [await freePort(), await freePort()];
  // Its sandbox needs what containers do not give.
  const env = { ...process.env, DISPLAY: screen.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const browser = spawn(program, ['--automation'], {
    stdio: 'ignore',
    env: { ...env, WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${browserPort}` },
  });
  await eventually(() => answers(browserPort), true);
  const server = spawn('WebKitWebDriver', [`--port=${port}`, `--target=127.0.0.1:${browserPort}`], {
    stdio: 'ignore',
    env,
  });
  await eventually(() => answers(port), true);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' }))
    .build();
  const find = async (selector: string) => await driver.wait(until.elementLocated(By.css(selector)), 30_000);
  /** What is asked of a page that leaves may never be answered: it is asked again. */
  async function run<Answer>(script: string, ...args: readonly unknown[]): Promise<Answer> {
    const answer = driver.executeScript<Answer>(script, ...args);
    const late = setTimeout(LATE_MS, NEVER);
    const first = await Promise.race([answer, late]);
    return first === NEVER ? await run<Answer>(script, ...args) : first;
  }
  return {
    async open(url) {
      // The page that is left may have the same address.
      await run('window.isLeft = true');
      await driver.get(url);
      await eventually(() => run('return !window.isLeft && document.readyState === "complete"'), true);
    },
    back: () => driver.navigate().back(),
    path: async () => new URL(await driver.getCurrentUrl()).pathname,
    ask: (expression) => run(`return (${expression})`),
    async click(selector) {
      for (;;) {
        const element = await find(selector);
        try {
          // Its driver scrolls just far enough, which is below the bar at the bottom of a phone.
          await run('arguments[0].scrollIntoView({ block: "center" })', element);
          return await element.click();
        } catch (problem) {
          // Where React comes to a page it may draw the element anew.
          if (!(problem instanceof error.StaleElementReferenceError)) throw problem;
        }
      }
    },
    type: async (selector, text) => await (await find(selector)).sendKeys(text),
    press: async (key) => await driver.actions().sendKeys(KEYS[key]).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      server.kill();
      browser.kill();
      screen.close();
    },
  };
}
