/* Loaded into a server before its own code: at each SIGUSR2 it collects garbage, and writes what memory is left. */
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
