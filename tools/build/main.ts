import { buildAll, buildComposed } from './build.ts';

const buildWhat = process.argv.includes('--all') ? buildAll : buildComposed;

buildWhat().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
