/** A change of the packages of Standby that sources of other repositories follow without a person. */
export interface Codemod {
  /** What it changes, for the report. */
  readonly name: string;
  /** Returns the text of a source after the change; the same text where there is nothing to change. */
  readonly apply: (text: string) => string;
}

/** Modules by the specifiers that named them before. A trailing slash stands for all specifiers below it. */
const MOVED_MODULES: Readonly<Record<string, string>> = {
  '@standby/shared-ui/contracts': '@standby/contracts',
  '@standby/shared-ui/countdown': '@standby/contracts/countdown',
  '@standby/shared-ui/forms': '@standby/forms',
  '@standby/shared-ui/storage': '@standby/storage',
  '@standby/shared-ui/testing/': '@standby/testing/',
  '@standby/shared-ui/validation': '@standby/forms/validation',
  '@standby/shared-collections/': '@standby/collections/',
};

/** Packages by the names that they had before. */
export const RENAMED_PACKAGES: Readonly<Record<string, string>> = {
  '@standby/shared-collections': '@standby/collections',
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);

/** Replaces module specifiers, which are whole strings. */
function moveModules(text: string): string {
  return Object.entries(MOVED_MODULES).reduce((moved, [from, to]) => {
    const rest = from.endsWith('/') ? '(?<rest>[\\w./-]+)' : '(?<rest>)';
    const specifier = new RegExp(`(?<quote>['"])${escaped(from)}${rest}\\k<quote>`, 'gu');
    return moved.replaceAll(specifier, (_found, quote: string, below: string) => {
      return quote + to + below + quote;
    });
  }, text);
}

/** The module of the kit from which features take it. */
const KIT = /from ['"]@standby\/server-kit(?:\/[^'"]*)?['"]/u;

function renameGate(text: string): string {
  if (!KIT.test(text)) return text;
  return text
    .replaceAll(/\bGate\b/gu, 'AuthGuard')
    .replaceAll(/(?<!['"\w/-])gate\b(?!['"\w-])/gu, 'authGuard');
}

/** An empty state whose words are plain text between its tags, which it showed once. */
const WORDS_BETWEEN_TAGS =
  /<EmptyState(?<props>(?:\s+[\w-]+=(?:"[^"]*"|\{[^{}]*\}))*)\s*>\s*(?<words>[^<>{}"]+?)\s*<\/EmptyState>/gu;

const wordsAsProp = (text: string): string =>
  text.replaceAll(WORDS_BETWEEN_TAGS, (_found, props: string, words: string) => {
    return `<EmptyState${props} text="${words.replaceAll(/\s+/gu, ' ')}" />`;
  });

/** All of them, oldest first. Each leaves a source that has followed already as it is. */
export const codemods: readonly Codemod[] = [
  { name: 'modules that moved to packages of their own', apply: moveModules },
  { name: 'words of `EmptyState` are its `text`', apply: wordsAsProp },
  { name: '`Gate` of the server kit is `AuthGuard`', apply: renameGate },
];
