import '../testing/src/shift-process';

/** Seed of all random tests in a run, so that a failed run can be repeated. */
const seed = process.env['STANDBY_SEED'];

if (seed !== undefined) {
  const { configureGlobal, readConfigureGlobal } = await import('fast-check');
  configureGlobal({ ...readConfigureGlobal(), seed: Number(seed) });
}
