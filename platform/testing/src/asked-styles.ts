/** The styles that tests read, directly or through queries by role, presses and the search for what takes the focus. */
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

// jsdom goes through all rules for each question about an element, and copies all that a matching one says. Colours and
// sizes answer none of the questions, so their rules are left out: an eighth of the time of a screen's tests.
const { insertRule } = CSSStyleSheet.prototype;

function insertAsked(this: CSSStyleSheet, rule: string, index?: number): number {
  const inserted = insertRule.call(this, asksOf.test(rule) ? rule : '@media not all{}', index);
  const kept = this.cssRules[inserted];
  if (kept) forgetOthers(kept);
  return inserted;
}

// Files share their worker's window, and each runs this again.
if (insertRule.name !== insertAsked.name) CSSStyleSheet.prototype.insertRule = insertAsked;
