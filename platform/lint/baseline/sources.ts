import { resolve } from 'node:path';
import {
  isAsExpression,
  isIdentifier,
  isInterfaceDeclaration,
  isImportDeclaration,
  isJsxAttribute,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isNonNullExpression,
  isNoSubstitutionTemplateLiteral,
  isObjectBindingPattern,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
  isTypeAliasDeclaration,
  isTypeNode,
  isVariableDeclaration,
  type Identifier,
  type JsxOpeningElement,
  type JsxSelfClosingElement,
  type Node,
  type SourceFile,
  type TaggedTemplateExpression,
} from 'typescript/unstable/ast';
import { API, type Project, type Symbol } from 'typescript/unstable/sync';
import { cssFeatures, templateCss } from './styles.ts';
import { keysNamed, knownKeys } from './support.ts';
import { lineAt, type Usage } from './usage.ts';

const LIBRARY = /\/lib\.[\w.]+\.d\.ts$/u;
const STYLED = /^(?:styled\b|css$|keyframes$|createGlobalStyle$)/u;

/** Names in TypeScript's libraries that differ from the data's, with their replacements. */
const OTHER_NAME: readonly (readonly [RegExp, string])[] = [
  [/^Readonly(?=Array$|Map$|Set$)/u, ''],
  [/^IteratorObject$/u, 'Iterator'],
  [/Constructor$/u, ''],
];

const MEMBER = /^api\.\w+\.\w+$/u;

/** Global objects whose features code may read without TypeScript's knowledge, as after a cast. */
const GLOBAL_OBJECTS: Readonly<Record<string, string>> = {
  document: 'api.Document',
  globalThis: 'api.Window',
  navigator: 'api.Navigator',
  self: 'api.Window',
  window: 'api.Window',
};

function isDeclaredByLibrary(symbol: Symbol): boolean {
  // The type of a node handle does not declare the path that the handle carries.
  const declaration = symbol.declarations[0] as { readonly path?: string } | undefined;
  return LIBRARY.test(declaration?.path ?? '');
}

/** Returns the keys under which the data may file a declaration of TypeScript's libraries. */
function apiKeys(symbol: Symbol): string[] {
  const parent = OTHER_NAME.reduce(
    (known, [pattern, other]) => known?.replace(pattern, other),
    symbol.getParent()?.name,
  );
  const { name } = symbol;
  if (parent === undefined)
    return [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`];
  const builtins = [`javascript.builtins.${parent}`, `javascript.builtins.Intl.${parent}`];
  if (knownKeys([`api.${parent}`, ...builtins]).length > 0) {
    return [`api.${parent}`, ...builtins].flatMap((key) => [
      `${key}.${name}`,
      `${key}.${name}_static`,
    ]);
  }
  // The data files a mixin's member under each interface that has the mixin.
  return [...keysNamed(name), ...keysNamed(`${name}_static`)].filter((key) => MEMBER.test(key));
}

function unwrapped(node: Node): Node {
  return isAsExpression(node) || isParenthesizedExpression(node) || isNonNullExpression(node)
    ? unwrapped(node.expression)
    : node;
}

/**
 * Returns the keys of a name that is read from a global object, even if TypeScript does not know
 * it.
 */
function globalKeys(object: Node | undefined, name: string): string[] {
  const holder = object && unwrapped(object);
  const api = holder && isIdentifier(holder) ? GLOBAL_OBJECTS[holder.text] : undefined;
  if (!api) return [];
  return knownKeys([`${api}.${name}`, ...(api === 'api.Window' ? [`api.${name}`] : [])]);
}

function readFromGlobal(node: Node): string[][] {
  if (isPropertyAccessExpression(node)) return [globalKeys(node.expression, node.name.text)];
  if (!isVariableDeclaration(node) || !isObjectBindingPattern(node.name)) return [];
  return node.name.elements.flatMap(({ propertyName, name }) => {
    const read = propertyName ?? name;
    return read && isIdentifier(read) ? [globalKeys(node.initializer, read.text)] : [];
  });
}

function htmlKeys(element: JsxOpeningElement | JsxSelfClosingElement): string[][] {
  const tag = isIdentifier(element.tagName) ? element.tagName.text : '';
  if (!/^[a-z]/u.test(tag)) return [];
  const attributes = element.attributes.properties.flatMap((attribute) =>
    isJsxAttribute(attribute) && isIdentifier(attribute.name)
      ? [attribute.name.text.toLowerCase()]
      : [],
  );
  return [
    [`html.elements.${tag}`],
    ...attributes.map((name) => [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`]),
  ];
}

function templateUsages(node: TaggedTemplateExpression, file: string, text: string): Usage[] {
  if (!STYLED.test(text.slice(node.tag.end - node.tag.getWidth(), node.tag.end))) return [];
  const { template } = node;
  const literals = isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  const heights = isNoSubstitutionTemplateLiteral(template)
    ? []
    : template.templateSpans.map(
        ({ expression }) => text.slice(expression.pos, expression.end).split('\n').length - 1,
      );
  const css = templateCss(
    literals.map((literal) => literal.text),
    heights,
  );
  const first = lineAt(text, template.end - template.getWidth());
  return cssFeatures(css).map(({ line, keys }) => ({ file, line: first + line - 1, keys }));
}

/** Returns the nodes of a file that run, without types and imports. */
function running(node: Node, found: Node[] = []): Node[] {
  if (isTypeNode(node) || isInterfaceDeclaration(node) || isTypeAliasDeclaration(node))
    return found;
  if (isImportDeclaration(node)) return found;
  found.push(node);
  node.forEachChild((child) => void running(child, found));
  return found;
}

function usagesIn(source: SourceFile, project: Project): Usage[] {
  const { text, fileName: file } = source;
  const nodes = running(source);
  const at = (node: Node, keys: readonly string[]): Usage => ({
    file,
    line: lineAt(text, node.end),
    keys,
  });
  const names = nodes.filter((node): node is Identifier => isIdentifier(node));
  const symbols = project.checker.getSymbolAtLocation(names);
  return [
    ...names.flatMap((name, index) => {
      const symbol = symbols[index];
      return symbol && isDeclaredByLibrary(symbol) ? [at(name, apiKeys(symbol))] : [];
    }),
    ...nodes.flatMap((node) => readFromGlobal(node).map((keys) => at(node, keys))),
    ...nodes
      .filter((node) => isJsxOpeningElement(node) || isJsxSelfClosingElement(node))
      .flatMap((node) => htmlKeys(node).map((keys) => at(node.tagName, keys))),
    ...nodes
      .filter((node) => isTaggedTemplateExpression(node))
      .flatMap((node) => templateUsages(node, file, text)),
  ];
}

/**
 * Returns the platform features that a TypeScript project uses: declarations of TypeScript's own libraries, by type
 * and not by name; HTML in JSX; the CSS of styled-components.
 *
 * @param config path of the project's tsconfig
 * @param isChecked whether to check a file, by its absolute path
 */
export function sourceUsages(config: string, isChecked: (file: string) => boolean): Usage[] {
  const api = new API();
  try {
    const path = resolve(config);
    const project = api.updateSnapshot({ openProjects: [path] }).getProject(path);
    if (!project) throw new Error(`${path} is not a TypeScript project`);
    return project.program
      .getSourceFileNames()
      .filter(isChecked)
      .flatMap((name) => {
        const source = project.program.getSourceFile(name);
        return source ? usagesIn(source, project) : [];
      });
  } finally {
    api.close();
  }
}
