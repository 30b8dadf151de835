#!/usr/bin/env node
import { writeContract } from './write-contract.ts';

const USAGE = `standby-contract <folder of a build>

Writes contract.json into a build of this remote that another bundler than Vite made, such as dist-rspack.`;

const [outDir, ...others] = process.argv.slice(2);
if (outDir === undefined || outDir.startsWith('-') || others.length > 0) {
  console.log(USAGE);
  process.exitCode = outDir === '--help' ? 0 : 1;
} else {
  // Vite would otherwise compile components for development after it has read `src/remote.ts`.
  process.env['NODE_ENV'] = 'production';
  try {
    console.log(`wrote ${await writeContract(process.cwd(), outDir)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
