import { parseSync, type ESTree } from 'vite';
import type { NewRemote } from './remote-files.ts';

/** Function that changes the text of a workspace file. */
type Edit = (text: string, remote: NewRemote) => string;

/**
 * Returns the object literal that initializes a module's constant, inside `as const` and
 * `satisfies`.
 */
function objectOf(text: string, constant: string): ESTree.ObjectExpression {
  for (const statement of parseSync('edited.ts', text).program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== constant) continue;
      let value = init;
      while (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression') {
        value = value.expression;
      }
      if (value?.type === 'ObjectExpression') return value;
    }
  }
  throw new Error(`found no object "${constant}" to add the remote to`);
}

/** Adds a property at the end of a constant's object. oxfmt formats the result. */
function addProperty(text: string, constant: string, property: string): string {
  const end = objectOf(text, constant).end - 1;
  return `${text.slice(0, end)}${property},\n${text.slice(end)}`;
}

/** The last remote that a task of turbo.json waits for. */
const LAST_BUILD = /"mfe-\w+#build"(?=\s*\])/u;

const MAP_ANCHOR = '| `shared-ui` |';

/** Edits that register a new remote in the workspace, by file. */
export const edits: Readonly<Record<string, Edit>> = {
  'platform/federation-config/remotes.ts': (text, { name, title, path, port }) =>
    addProperty(
      text,
      'remotes',
      `${name}: { package: 'mfe-${name}', title: '${title}', port: ${port}, paths: ['${path}'], layout: 'app' }`,
    ),
  'packages/contracts/src/paths.ts': (text, { name, path }) =>
    addProperty(text, 'paths', `${name}: '${path}'`),
  'README.md': (text, { name, title, path, port }) => {
    if (!text.includes(MAP_ANCHOR))
      throw new Error(`README.md has no row "${MAP_ANCHOR}" to add the remote before`);
    const row = `| \`mfe-${name}\` | ${title.toLowerCase()} | \`${path}\` | ${port} |`;
    return text.replace(MAP_ANCHOR, () => `${row}\n${MAP_ANCHOR}`);
  },
  // Pages are prerendered from the builds of all remotes.
  'turbo.json': (text, { name }) =>
    text.replace(LAST_BUILD, (last) => `${last},\n        "mfe-${name}#build"`),
};
