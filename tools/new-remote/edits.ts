import type { NewRemote } from './templates.ts';

/** Changes the text of a file of the workspace. */
type Edit = (text: string, remote: NewRemote) => string;

function insertBefore(text: string, anchor: RegExp, addition: string): string {
  const found = anchor.exec(text);
  if (!found) throw new Error(`${String(anchor)} is not there any more`);
  return text.slice(0, found.index) + addition + text.slice(found.index);
}

const addToTable: Edit = (text, { name, title, path, port }) =>
  insertBefore(
    text,
    /^\} as const satisfies Record<string, RemoteDefinition>;/mu,
    `  ${name}: {
    package: 'mfe-${name}',
    title: '${title}',
    port: ${port},
    paths: ['${path}'],
    layout: 'app',
  },
`,
  );

const addPath: Edit = (text, { name, path }) =>
  insertBefore(text, /^\} as const;/mu, `  ${name}: '${path}',\n`);

const addTypes: Edit = (text, { name }) => {
  const imported = insertBefore(
    text,
    /^\n\/\*\* Types across/mu,
    `import type * as ${name} from 'mfe-${name}/routes';\n`,
  );
  return insertBefore(imported, /^\}\n$/mu, `  ${name}: typeof ${name};\n`);
};

const addToShell: Edit = (text, { name }) => {
  const manifest = JSON.parse(text) as { devDependencies: Record<string, string> };
  const devDependencies = Object.entries({
    ...manifest.devDependencies,
    [`mfe-${name}`]: 'workspace:*',
  }).toSorted(([one], [other]) => one.localeCompare(other));
  return `${JSON.stringify({ ...manifest, devDependencies: Object.fromEntries(devDependencies) }, null, 2)}\n`;
};

const addToMap: Edit = (text, { name, title, path, port }) =>
  insertBefore(
    text,
    /^\| `shared-ui` \|/mu,
    `| \`mfe-${name}\` | ${title.toLowerCase()} | \`${path}\` | ${port} |\n`,
  );

/** What the workspace has to know of a new remote, by file. */
export const edits: Readonly<Record<string, Edit>> = {
  'federation.config.ts': addToTable,
  'shared-ui/contracts/paths.ts': addPath,
  'shell/src/remotes/remote-modules.ts': addTypes,
  'shell/package.json': addToShell,
  'README.md': addToMap,
};
