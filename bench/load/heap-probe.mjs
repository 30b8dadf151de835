/*
 * Preloaded into a server: collects garbage at each SIGUSR2, and writes the remaining memory to a
 * file.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const file = process.env.STANDBY_HEAP_FILE;

process.on('SIGUSR2', () => {
  collect();
  writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()));
  renameSync(`${file}.new`, file);
});
