import type { ESTree } from 'vite';
import type { RuleContext } from './rule-context.ts';

/** Collections that grow while a program runs. */
const CONTAINERS: ReadonlySet<string> = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

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

/** Whether a statement of a module declares state: `let`, `var` or an empty collection. */
function declaresState(statement: ESTree.Statement): boolean {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' && isMutable(declaration);
}

/**
 * Rule for oxlint: modules have no state, because a second copy of a shared module would silently
 * have its own.
 */
export const noModuleState = {
  create: ({ report }: RuleContext) => ({
    Program({ body }: ESTree.Program): void {
      for (const node of body.filter(declaresState)) {
        report({
          node,
          message:
            'All remotes of a page share this library, so it must not keep state at module level. Keep it in a component or in an argument.',
        });
      }
    },
  }),
};
