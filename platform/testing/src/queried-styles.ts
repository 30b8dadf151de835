/**
 * The styles that tests read, directly or through queries by role, clicks and the search for
 * focusable elements.
 */
const QUERIED_STYLES = [
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

const matchesQueriedStyles = new RegExp(`[{;]\\s*(?:${QUERIED_STYLES.join('|')})\\s*:`, 'u');

function forgetOthers(rule: CSSRule): void {
  const { cssRules, style } = rule as Partial<CSSGroupingRule & CSSStyleRule>;
  for (const inner of cssRules ?? []) forgetOthers(inner);
  for (const property of Array.from(style ?? [])) {
    if (!QUERIED_STYLES.includes(property)) style?.removeProperty(property);
  }
}

// jsdom checks all rules for each style query, and copies all declarations of matching rules. No
// test queries colours and sizes, so their rules are dropped, which saves an eighth of the time of
// a screen's tests.
const { insertRule } = CSSStyleSheet.prototype;

function insertQueried(this: CSSStyleSheet, rule: string, index?: number): number {
  const inserted = insertRule.call(
    this,
    matchesQueriedStyles.test(rule) ? rule : '@media not all{}',
    index,
  );
  const kept = this.cssRules[inserted];
  if (kept) forgetOthers(kept);
  return inserted;
}

// Test files share their worker's window, and each one runs this module again.
if (insertRule.name !== insertQueried.name) CSSStyleSheet.prototype.insertRule = insertQueried;
