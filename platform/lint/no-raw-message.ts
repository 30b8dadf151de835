import type { ESTree } from 'vite';
import type { RuleContext } from './rule-context.ts';

/** Names that this codebase gives to rejected and received errors. */
const ERROR_NAME = /^(?:cause|caught|err|error|exception)$/u;

const MESSAGE =
  "An error's message is for developers. Show failureText(error, otherwise), or check isUserFacing first and say so beside it.";

/** Rule for oxlint: screens do not read messages of errors. */
export const noRawMessage = {
  create({ report }: RuleContext) {
    /** Parameters of the `catch` clauses around the code. */
    const caught: string[] = [];
    const nameOf = ({ param }: ESTree.CatchClause): string =>
      param?.type === 'Identifier' ? param.name : '';
    return {
      CatchClause: (clause: ESTree.CatchClause): void => void caught.push(nameOf(clause)),
      'CatchClause:exit': (): void => void caught.pop(),
      MemberExpression(node: ESTree.MemberExpression): void {
        const { object, property, computed } = node;
        if (computed || property.type !== 'Identifier' || property.name !== 'message') return;
        if (object.type !== 'Identifier') return;
        if (caught.includes(object.name) || ERROR_NAME.test(object.name)) {
          report({ node, message: MESSAGE });
        }
      },
    };
  },
};
