import type { ESTree } from 'vite';

/** What a rule of ours uses of the context that oxlint gives it. */
export interface RuleContext {
  readonly report: (problem: { readonly node: ESTree.Node; readonly message: string }) => void;
}
