import { startPrivatePostgres } from '@standby/server-kit/private-postgres/private-postgres';

// A process of a test: starts the Postgres of the folder of its argument, and stops it.
const postmaster = await startPrivatePostgres(process.argv[2] ?? '');
await postmaster.stop();
