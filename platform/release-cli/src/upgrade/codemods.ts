/**
 * An automatic change of other repositories' sources that follows a change of Standby's packages.
 */
interface Codemod {
  /** Description of the change, for the report. */
  readonly name: string;
  /** Returns the text of a source after the change, or the same text if nothing changes. */
  readonly apply: (text: string) => string;
}

/**
 * New module specifiers by their former ones. A trailing slash stands for all specifiers below it.
 */
const MOVED_MODULES: Readonly<Record<string, string>> = {
  '@standby/shared-ui/contracts': '@standby/contracts',
  '@standby/shared-ui/countdown': '@standby/contracts/countdown',
  '@standby/shared-ui/forms': '@standby/forms',
  '@standby/shared-ui/storage': '@standby/storage',
  '@standby/shared-ui/testing/': '@standby/testing/',
  '@standby/shared-ui/validation': '@standby/forms/validation',
  '@standby/shared-collections/': '@standby/collections/',
};

/** New package names by their former names. */
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

/** Imports of the server kit, which exports the renamed symbol. */
const KIT = /from ['"]@standby\/server-kit(?:\/[^'"]*)?['"]/u;

function renameGate(text: string): string {
  if (!KIT.test(text)) return text;
  return text
    .replaceAll(/\bGate\b/gu, 'AuthGuard')
    .replaceAll(/(?<!['"\w/-])gate\b(?!['"\w-])/gu, 'authGuard');
}

/** An `EmptyState` with plain text between its tags, its former syntax. */
const WORDS_BETWEEN_TAGS =
  /<EmptyState(?<props>(?:\s+[\w-]+=(?:"[^"]*"|\{[^{}]*\}))*)\s*>\s*(?<words>[^<>{}"]+?)\s*<\/EmptyState>/gu;

const wordsAsProp = (text: string): string =>
  text.replaceAll(WORDS_BETWEEN_TAGS, (_found, props: string, words: string) => {
    return `<EmptyState${props} text="${words.replaceAll(/\s+/gu, ' ')}" />`;
  });

/** All codemods, oldest first. Each one leaves updated sources unchanged. */
export const codemods: readonly Codemod[] = [
  { name: 'modules that moved to packages of their own', apply: moveModules },
  { name: 'words of `EmptyState` are its `text`', apply: wordsAsProp },
  { name: '`Gate` of the server kit is `AuthGuard`', apply: renameGate },
];
