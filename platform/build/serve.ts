import { SHELL_PORT } from '@standby/federation-config';
import { composedApp } from '@standby/hosting/composition';
import { explainStart, portFromEnvironment } from '@standby/hosting/port';
import { createStaticServer, listen } from '@standby/hosting/static-server';

try {
  const port = portFromEnvironment(SHELL_PORT);
  await listen(createStaticServer(composedApp()), port);
  console.log(`\n  Standby is at http://localhost:${port}  (Ctrl-C ends it)\n`);
} catch (error) {
  console.error(explainStart(error, 'End what runs there, or choose another: PORT=4180 npm start'));
  process.exitCode = 1;
}
