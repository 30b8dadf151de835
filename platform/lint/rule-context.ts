import type { ESTree } from 'vite';

/** The part of oxlint's rule context that these rules use. */
export interface RuleContext {
  readonly report: (problem: { readonly node: ESTree.Node; readonly message: string }) => void;
}
