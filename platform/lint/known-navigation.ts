import type { ESTree } from 'vite';
import type { RuleContext } from './rule-context.ts';

/** Path objects of the contract. The builders make its paths with parameters. */
const PATHS: ReadonlySet<string> = new Set(['paths', 'showPaths', 'accountPaths', 'guidePaths']);
const BUILDERS: ReadonlySet<string> = new Set([
  'addPersonPath',
  'askPath',
  'callPath',
  'companyPath',
  'doorPath',
  'guidePath',
  'importPeoplePath',
  'lightPath',
  'notesPath',
  'returnPath',
  'reportPath',
  'reportsPath',
  'roomPath',
  'runningPath',
  'schedulePath',
  'dailyCallPath',
  'myCallsPath',
  'showPath',
  'signInAgainPath',
  'signInPath',
  'signInStep',
  'typedCodePath',
  'viewerPath',
]);

/** Index of the argument with the destination, by method. */
const METHODS: Readonly<Record<string, number>> = {
  'history.pushState': 2,
  'history.replaceState': 2,
  'location.assign': 0,
  'location.replace': 0,
  'window.open': 0,
};

const MESSAGE =
  'Navigate to a path of @standby/contracts, never to a value from an address, a form or the storage.';

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '');

function isKnown(target: ESTree.Node): boolean {
  if (target.type === 'MemberExpression') {
    return !target.computed && PATHS.has(nameOf(target.object));
  }
  if (target.type === 'CallExpression') {
    const [path] = target.arguments;
    const builder = nameOf(target.callee);
    // The builder appends to its argument.
    if (builder === 'signInStep') return path !== undefined && isKnown(path);
    return BUILDERS.has(builder);
  }
  if (target.type === 'BinaryExpression') return target.operator === '+' && isKnown(target.left);
  if (target.type === 'ConditionalExpression') {
    return isKnown(target.consequent) && isKnown(target.alternate);
  }
  // A number is a step in the history, such as -1.
  return target.type === 'UnaryExpression' && target.argument.type === 'Literal';
}

/** Returns the last two names of a callee: `location.assign` for `window.location.assign`. */
function methodOf(callee: ESTree.Node): string {
  if (callee.type !== 'MemberExpression') return nameOf(callee);
  const { object, property } = callee;
  const holder = object.type === 'MemberExpression' ? object.property : object;
  return `${nameOf(holder)}.${nameOf(property)}`;
}

/**
 * Rule for oxlint: navigations in code lead to paths of the contract. An exception gives its reason
 * beside it.
 */
export const knownNavigation = {
  create({ report }: RuleContext) {
    const check = (node: ESTree.Node | null | undefined): void => {
      if (node && !isKnown(node)) report({ node, message: MESSAGE });
    };
    return {
      CallExpression({ callee, arguments: given }: ESTree.CallExpression): void {
        const method = methodOf(callee);
        check(method === 'navigate' ? given[0] : given[METHODS[method] ?? given.length]);
      },
      AssignmentExpression({ left, right }: ESTree.AssignmentExpression): void {
        if (left.type !== 'MemberExpression') return;
        const property = nameOf(left.property);
        if (property === 'location' || methodOf(left) === 'location.href') check(right);
      },
      JSXOpeningElement({ name, attributes }: ESTree.JSXOpeningElement): void {
        if (name.type !== 'JSXIdentifier' || name.name !== 'Navigate') return;
        for (const attribute of attributes) {
          if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'to') continue;
          const { value } = attribute;
          check(value?.type === 'JSXExpressionContainer' ? value.expression : value);
        }
      },
    };
  },
};
