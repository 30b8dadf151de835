import { startPrivatePostgres } from '@standby/server-kit/private-postgres/private-postgres';

// A process for a test, which starts the Postgres of the folder in its argument, and stops it.
const postmaster = await startPrivatePostgres(process.argv[2] ?? '');
await postmaster.stop();
