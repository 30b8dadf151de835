import { defineConfig } from '@playwright/test';

const port = Number(process.env['STANDBY_REMOTE_PORT'] ?? 4179);
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: './e2e',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: executablePath ? { executablePath } : {},
  },
  webServer: {
    command: 'pnpm preview',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
