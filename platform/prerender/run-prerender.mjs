/**
 * Runs the shell's prerender bundle, in a process of its own, as modules stay loaded for as long as a process lives.
 * Argument: JSON of `{ bundle, composition, patterns }` for layouts of the app, or of `{ bundle, composition, entry,
 * pathnames }` for a remote's pages; bundle and entry are files. Prints the rendered pages as JSON.
 */
import { pathToFileURL } from 'node:url';

const { bundle, composition, entry, pathnames, patterns } = JSON.parse(process.argv[2] ?? '{}');
// A shell of an earlier release, to which one rolled back, may not export it.
const { prerender, prerenderLayouts = () => [] } = await import(pathToFileURL(bundle).href);
const rendered =
  entry === undefined
    ? await prerenderLayouts(patterns, composition)
    : await prerender(await import(pathToFileURL(entry).href), pathnames, composition);
process.stdout.write(JSON.stringify(rendered));
