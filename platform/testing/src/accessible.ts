import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
// The minified file is half the size of the main file, and every page has to read it.
import axe from 'axe-core/axe.min.js';

export type Theme = 'dark' | 'light';

/** Sets the colour theme as the user's system would. */
export async function emulateTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

declare global {
  interface Window {
    axe: typeof axeCore;
    /** Texts without contrast problems, each with the looks in which axe measured it. */
    legible?: WeakMap<Element, Set<string>>;
  }
}

/**
 * Returns the rules, except contrast, that the current page breaks, with the elements that break
 * them.
 */
async function brokenRules(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = await window.axe.run(
      // Base UI's focus guards around a popup are hidden, but focusable to pass the focus on.
      { exclude: ['[data-base-ui-focus-guard]'] },
      {
        resultTypes: ['violations'],
        selectors: false,
        // No enabled rule needs the style sheets, and reading them takes a third of the time.
        preload: false,
        rules: { 'color-contrast': { enabled: false } },
      },
    );
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
  });
}

/**
 * Returns the texts with too little contrast. Contrast takes most of axe's time, so a text that
 * passed with the same colours of text and background is not measured again.
 */
async function illegibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const legible = (window.legible ??= new WeakMap());
    const looks = new Map<Element, string>();
    const unmeasured: Element[] = [];

    /** Returns the styles that affect contrast. The size matters only as large or not large. */
    function lookOf(element: Element): string {
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
        getComputedStyle(element);
      const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) < 700 ? 24 : 18.66);
      return [color, backgroundColor, backgroundImage, opacity, isLarge].join(' ');
    }
    function visit(element: Element, around: string): void {
      // Like axe, this skips elements that assistive technology does not reach.
      if (!element.checkVisibility() || element.matches('[inert], [aria-hidden="true"]')) return;
      const look = `${around} / ${lookOf(element)}`;
      looks.set(element, look);
      const hasText =
        element.matches('input, select, textarea') ||
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
        );
      if (hasText && !legible.get(element)?.has(look)) unmeasured.push(element);
      for (const child of element.children) visit(child, look);
    }
    visit(document.body, '');
    if (unmeasured.length === 0) return [];

    const found = await window.axe.run(
      { include: unmeasured },
      {
        resultTypes: ['violations', 'passes'],
        elementRef: true,
        selectors: false,
        preload: false,
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
      },
    );
    const passes = found.passes.filter(({ id }) => id === 'color-contrast');
    for (const { element } of passes.flatMap(({ nodes }) => nodes)) {
      const look = element && looks.get(element);
      if (!look) continue;
      legible.set(element, (legible.get(element) ?? new Set()).add(look));
    }
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
  });
}

/** Widths of a phone and a desktop, in CSS pixels. Widths between them use the same layouts. */
const AXE_WIDTHS = [390, 1440];

/**
 * Expects that axe finds nothing on the current page, in both themes, at the given widths in CSS
 * pixels. Further states of a page cost little, because only new texts are measured for contrast.
 */
export async function expectAccessible(
  page: Page,
  widths: readonly number[] = AXE_WIDTHS,
): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  // The page's content security policy does not apply to code that the test runs in it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await emulateTheme(page, 'dark');
    expect(await brokenRules(page), `at ${width} px, dark`).toEqual([]);
    expect(await illegibleTexts(page), `at ${width} px, dark`).toEqual([]);
    // The themes differ only in colours.
    await emulateTheme(page, 'light');
    expect(await illegibleTexts(page), `at ${width} px, light`).toEqual([]);
  }
}
