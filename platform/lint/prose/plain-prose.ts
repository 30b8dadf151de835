import type { ESTree } from 'vite';
import type { RuleContext, SourceComment } from '../rule-context.ts';
import { proseProblems } from './sentences.ts';

/** Comments that direct a tool. */
const DIRECTIVE = /^\s*(?:@ts-|@vite|@vitest|#|\/ <|eslint|global|oxlint|v8 ignore)/u;
const TEST_NAME = /^(?:describe|it|step|test)$/u;

/** Returns the prose of a comment, without the frame of a block and without JSDoc tags. */
function textOf({ type, value }: SourceComment): string {
  if (type === 'Shebang' || DIRECTIVE.test(value)) return '';
  if (type === 'Line') return value;
  const [prose = ''] = value.replaceAll(/^\s*\*+ ?/gmu, '').split(/^\s*@\w/mu);
  return prose;
}

/** Joins line comments that stand directly below each other. */
function joined(comments: readonly SourceComment[], source: string): [SourceComment, string][] {
  const blocks: [SourceComment, string][] = [];
  let before: SourceComment | undefined;
  for (const comment of comments) {
    const last = blocks.at(-1);
    const isLines = before?.type === 'Line' && comment.type === 'Line';
    const isNext = isLines && /^\r?\n[ \t]*$/u.test(source.slice(before?.end, comment.start));
    if (isNext && last) last[1] += `\n${textOf(comment)}`;
    else blocks.push([comment, textOf(comment)]);
    before = comment;
  }
  return blocks;
}

/** Whether a call declares a test, also in the forms `it.each(…)(…)` and `test.step(…)`. */
function isTest(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return TEST_NAME.test(callee.name);
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isTest(callee.tag);
  return callee.type === 'MemberExpression' && isTest(callee.object);
}

/** Rule for oxlint: comments and test names are sentences that a reader understands at once. */
export const plainProse = {
  create({ report, sourceCode }: RuleContext) {
    return {
      Program(): void {
        for (const [node, text] of joined(sourceCode.getAllComments(), sourceCode.text)) {
          for (const message of proseProblems(text, 'comment')) report({ node, message });
        }
      },
      CallExpression({ callee, arguments: [name] }: ESTree.CallExpression): void {
        if (name?.type !== 'Literal' || typeof name.value !== 'string' || !isTest(callee)) return;
        for (const message of proseProblems(name.value, 'test name')) {
          report({ node: name, message });
        }
      },
    };
  },
};
