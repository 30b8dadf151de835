import { SHELL_PORT } from '@standby/federation-config';
import { composedApp } from '@standby/hosting/composition';
import { portFromEnvironment } from '@standby/hosting/port';
import { createStaticServer, listen } from '@standby/hosting/static-server';

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
    ? `Port ${String(error.port)} is busy. End what runs there, or choose another: PORT=4180 npm start`
    : error.message;
}

try {
  const port = portFromEnvironment(SHELL_PORT);
  await listen(createStaticServer(composedApp()), port);
  console.log(`\n  Standby is at http://localhost:${port}  (Ctrl-C ends it)\n`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
