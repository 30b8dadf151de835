import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

// This port differs from the dev server's, so that tests run beside it.
const port = Number(process.env['STANDBY_TEST_PORT'] ?? 4180);
const executablePath = process.env['CHROMIUM_PATH'];

// Pictures of two systems differ, because each one draws text in its own way.
const pictures = resolve(import.meta.dirname, 'e2e/pictures', process.platform);

export default defineConfig({
  testDir: './e2e',
  // Timeouts end hanging tests. They do not measure speed, because a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: `${pictures}/{arg}{ext}`,
  // A system without pictures compares none: pnpm pictures takes them.
  ignoreSnapshots: !existsSync(pictures),
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    baseURL: `http://localhost:${port}`,
    launchOptions: executablePath ? { executablePath } : {},
  },
  webServer: {
    command: 'pnpm preview',
    url: `http://localhost:${port}`,
    env: { STANDBY_REMOTE_PORT: String(port) },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
