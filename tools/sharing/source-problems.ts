import { parseSync, type ESTree } from 'vite';

const ROUTER = 'react-router-dom';

/** Sharing it beside react-router-dom makes an import cycle and two contexts (module-federation/vite#291). */
const FORBIDDEN = 'react-router';

/** What fills up while a program runs. */
const CONTAINERS: ReadonlySet<string> = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}

/** Names that a statement takes from a module as values; `*` where it takes all of it. */
function namesTaken(statement: ESTree.Statement, module: string): string[] {
  if (statement.type === 'ImportDeclaration') {
    if (statement.source.value !== module || statement.importKind === 'type') return [];
    return statement.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
      if (specifier.type === 'ImportNamespaceSpecifier') return ['*'];
      return specifier.importKind === 'type' ? [] : [nameOf(specifier.imported)];
    });
  }
  if (statement.type === 'ExportAllDeclaration') {
    return statement.source.value === module && statement.exportKind !== 'type' ? ['*'] : [];
  }
  if (statement.type === 'ExportNamedDeclaration') {
    if (statement.source?.value !== module || statement.exportKind === 'type') return [];
    return statement.specifiers.map(({ local }) => nameOf(local));
  }
  return [];
}

function parse(file: string, code: string): readonly ESTree.Statement[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'it cannot be parsed'}`);
  return program.body;
}

/**
 * What of the router a file uses that the shared, shaken router would lack, and any use of the router
 * under its other name.
 */
export function findRouterProblems(
  file: string,
  code: string,
  listed: readonly string[],
): string[] {
  const statements = parse(file, code);
  const unlisted = statements
    .flatMap((statement) => namesTaken(statement, ROUTER))
    .filter((name) => !listed.includes(name));
  const forbidden = statements.flatMap((statement) => namesTaken(statement, FORBIDDEN));
  return [
    ...unlisted.map(
      (name) => `${file} uses ${name} of ${ROUTER}, which ROUTER_EXPORTS does not list`,
    ),
    ...forbidden.map(() => `${file} imports ${FORBIDDEN}: ${ROUTER} is what is shared`),
  ];
}

function isMutable(declaration: ESTree.VariableDeclaration): boolean {
  if (declaration.declare) return false;
  if (declaration.kind === 'let' || declaration.kind === 'var') return true;
  return declaration.declarations.some(({ id, init }) => {
    const type = 'typeAnnotation' in id ? id.typeAnnotation?.typeAnnotation : undefined;
    const isReadonly =
      type?.type === 'TSTypeReference' &&
      type.typeName.type === 'Identifier' &&
      type.typeName.name.startsWith('Readonly');
    if (isReadonly) return false;
    if (init?.type === 'ArrayExpression') return init.elements.length === 0;
    if (init?.type === 'ObjectExpression') return init.properties.length === 0;
    return (
      init?.type === 'NewExpression' &&
      init.callee.type === 'Identifier' &&
      CONTAINERS.has(init.callee.name)
    );
  });
}

/**
 * State that a module would keep for itself: `let`, `var`, empty collections. A second copy of the
 * module would have a state of its own, without a word.
 */
export function findModuleState(file: string, code: string): string[] {
  return parse(file, code).flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' && isMutable(declaration)
      ? [`${file} keeps state at module level: ${code.slice(declaration.start, declaration.end)}`]
      : [];
  });
}
