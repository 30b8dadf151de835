/**
 * Runs the shell's prerender bundle in a separate process, because modules stay loaded for as long
 * as a process lives. The argument is JSON: `{ bundle, composition, patterns }` for layouts of the
 * app, or `{ bundle, composition, entry, pathnames }` for a remote's pages; bundle and entry are
 * files. Prints the rendered pages as JSON.
 */
import { pathToFileURL } from 'node:url';

const { bundle, composition, entry, pathnames, patterns } = JSON.parse(process.argv[2] ?? '{}');
// An earlier release of the shell, after a rollback, may lack this export.
const { prerender, prerenderLayouts = () => [] } = await import(pathToFileURL(bundle).href);
const rendered =
  entry === undefined
    ? await prerenderLayouts(patterns, composition)
    : await prerender(await import(pathToFileURL(entry).href), pathnames, composition);
process.stdout.write(JSON.stringify(rendered));
