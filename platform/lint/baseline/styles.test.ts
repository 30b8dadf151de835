import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems.ts';
import { cssFeatures, templateCss } from './styles.ts';

/** Returns the keys of features beyond the floor. */
function breaches(css: string): string[] {
  const usages = cssFeatures(css).map(({ line, keys }) => ({ file: 'a.css', line, keys }));
  return problemsOf(usages, []).map((problem) => problem.replace(/^a\.css:(\d+ \S+):.*$/u, '$1'));
}

describe('cssFeatures', () => {
  it.each([
    ['a property', 'a { interpolate-size: allow-keywords; }', '1 css.properties.interpolate-size'],
    ['a keyword', 'p { text-wrap: pretty; }', '1 css.properties.text-wrap.pretty'],
    ['a function', 'a { width: calc-size(auto, size); }', '1 css.types.calc-size'],
    ['an at-rule', 'a {\n  @starting-style { opacity: 0; }\n}', '2 css.at-rules.starting-style'],
    [
      'a descriptor',
      '@font-face { ascent-override: 9%; }',
      '1 css.at-rules.font-face.ascent-override',
    ],
    ['a pseudo-class', 'a:has-slotted { color: red; }', '1 css.selectors.has-slotted'],
    [
      'a function in a token',
      ':root { --a: contrast-color(red); }',
      '1 css.types.color.contrast-color',
    ],
  ])('finds %s beyond the floor', (_what, css, found) => {
    expect(breaches(css)).toContain(found);
  });

  it('finds a property with its keyword', () => {
    expect(breaches('a { field-sizing: content; }')).toEqual([
      '1 css.properties.field-sizing',
      '1 css.properties.field-sizing.content',
    ]);
  });

  it.each([
    'a { color: light-dark(#000, #fff); }',
    'a { height: 100dvh; inset: 0; transition: opacity 1ms linear; }',
    'h1 { text-wrap: balance; }',
    ':root:has([data-app-header]) { display: grid; grid-template-columns: subgrid; }',
    '@media (prefers-reduced-motion: reduce) { a { animation: none; } }',
    '@container (min-width: 20rem) { a { width: 10cqw; } }',
    'a { content: "text-wrap: pretty"; background: url(field-sizing.png); }',
    '@supports (field-sizing: content) { a { field-sizing: content; } }',
  ])('finds nothing in %s', (css) => {
    expect(breaches(css)).toEqual([]);
  });
});

describe('templateCss', () => {
  it.each([
    ['a value', ['a { color: ', '; }'], 'a { color: __; }'],
    ['a part of a value', ['a { margin: ', ' 0; }'], 'a { margin: __ 0; }'],
    ['a mixin', ['a { ', '; gap: 0; }'], 'a { ; gap: 0; }'],
    ['a mixin without a semicolon', ['', '\n gap: 0;'], '\n gap: 0;'],
    ['a selector', ['gap: 0;\n', ' > & { gap: 0; }'], 'gap: 0;\n__ > & { gap: 0; }'],
    ['a condition', ['@media ', ' { a { gap: 0; } }'], '@media __ { a { gap: 0; } }'],
  ])('keeps CSS parsable if %s is interpolated', (_what, parts, css) => {
    expect(templateCss(parts, [0])).toBe(css);
  });

  it('keeps the line numbers after an interpolation', () => {
    expect(templateCss(['a: ', ';\nb: 0;'], [2])).toBe('a: __\n\n;\nb: 0;');
  });
});
