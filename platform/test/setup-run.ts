import '../testing/src/shift-process';

/** Every random test of a run starts from it, so that a run that failed can be repeated. */
const seed = process.env['STANDBY_SEED'];

if (seed !== undefined) {
  const { configureGlobal, readConfigureGlobal } = await import('fast-check');
  configureGlobal({ ...readConfigureGlobal(), seed: Number(seed) });
}
