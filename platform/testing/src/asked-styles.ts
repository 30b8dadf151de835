/**
 * The styles that tests read, directly or through queries by role, clicks and the search for
 * focusable elements.
 */
const ASKED = [
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'cursor',
  'position',
  'overflow',
  'overflow-x',
  'overflow-y',
  'transform',
];

const asksOf = new RegExp(`[{;]\\s*(?:${ASKED.join('|')})\\s*:`, 'u');

function forgetOthers(rule: CSSRule): void {
  const { cssRules, style } = rule as Partial<CSSGroupingRule & CSSStyleRule>;
  for (const inner of cssRules ?? []) forgetOthers(inner);
  for (const property of Array.from(style ?? [])) {
    if (!ASKED.includes(property)) style?.removeProperty(property);
  }
}

// jsdom checks all rules for each style query, and copies all declarations of matching rules. No
// test queries colours and sizes, so their rules are dropped, which saves an eighth of the time of
// a screen's tests.
const { insertRule } = CSSStyleSheet.prototype;

function insertAsked(this: CSSStyleSheet, rule: string, index?: number): number {
  const inserted = insertRule.call(this, asksOf.test(rule) ? rule : '@media not all{}', index);
  const kept = this.cssRules[inserted];
  if (kept) forgetOthers(kept);
  return inserted;
}

// Test files share their worker's window, and each one runs this module again.
if (insertRule.name !== insertAsked.name) CSSStyleSheet.prototype.insertRule = insertAsked;
