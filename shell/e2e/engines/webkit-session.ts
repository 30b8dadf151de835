import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type ThenableWebDriver } from 'selenium-webdriver';
import { findMiniBrowser } from '../../../platform/test/browsers/browsers.ts';
import { unusedPort } from '@standby/hosting/port';

/** One WebKit browser with windows of one profile. */
interface WebKitSession {
  readonly driver: ThenableWebDriver;
  readonly stop: () => Promise<void>;
}

/** Starts a virtual display; the server chooses its number and writes it to the pipe. */
async function startDisplay(): Promise<{ process: ChildProcess; name: string }> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const pipe = server.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe to say its display on');
  const [number] = (await once(pipe, 'data')) as [Buffer];
  return { process: server, name: `:${number.toString().trim()}` };
}

async function untilAnswers(url: string): Promise<void> {
  const giveUp = Date.now() + 30_000;
  for (;;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > giveUp) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * @param program WebKit's WebDriver server
 * @throws {Error} where the browser that belongs to it is not there
 */
export async function startWebKit(program: string): Promise<WebKitSession> {
  const binary = findMiniBrowser();
  if (binary === undefined) throw new Error('WebKit’s MiniBrowser is not beside its library');
  const display = await startDisplay();
  const port = await unusedPort();
  const server = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    // Runs without the services of a desktop: the accessibility bus and the sandbox, which
    // containers refuse.
    env: {
      ...process.env,
      DISPLAY: display.name,
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Turns compositing off: an emulated graphics card takes half as much processor time again.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswers(`${address}/status`);
  const driver = new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  await driver;
  return {
    driver,
    async stop() {
      await driver.quit();
      server.kill();
      display.process.kill();
    },
  };
}
