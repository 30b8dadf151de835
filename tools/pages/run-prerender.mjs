/**
 * Runs the shell's prerender bundle on a remote's entry, in a process of its own, as modules stay
 * loaded for as long as a process lives. Argument: JSON of `{ bundle, entry, pathnames, composition }`, the first
 * two files. Prints JSON of what was drawn.
 */
import { pathToFileURL } from 'node:url';

const { bundle, entry, pathnames, composition } = JSON.parse(process.argv[2] ?? '{}');
const { prerender } = await import(pathToFileURL(bundle).href);
const container = await import(pathToFileURL(entry).href);
process.stdout.write(JSON.stringify(await prerender(container, pathnames, composition)));
