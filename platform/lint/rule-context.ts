import type { ESTree } from 'vite';

/** A comment, as oxlint and Vite's parser describe it. */
export interface SourceComment {
  readonly type: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The part of oxlint's rule context that these rules use. */
export interface RuleContext {
  readonly report: (problem: {
    readonly node: ESTree.Node | SourceComment;
    readonly message: string;
  }) => void;
  readonly sourceCode: {
    readonly text: string;
    readonly getAllComments: () => readonly SourceComment[];
  };
}
