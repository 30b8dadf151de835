import { SHELL_PORT } from '../federation.config.ts';
import { composedApp } from './composition.ts';
import { portFromEnvironment } from './port.ts';
import { createStaticServer, listen } from './static-server/static-server.ts';

const port = portFromEnvironment(SHELL_PORT);

listen(createStaticServer(composedApp()), port)
  .then(() => console.log(`\n  Standby is at http://localhost:${port}  (Ctrl-C ends it)\n`))
  .catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is busy. End what runs there, or choose another: PORT=4180 npm start`
        : error.message,
    );
    process.exitCode = 1;
  });
