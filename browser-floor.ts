/**
 * The oldest browsers that Standby supports: those in which everything works that was Baseline *widely
 * available* on one day, that is, in all major browsers for 30 months. What the builds compile to, which
 * features the sources may use, and what the page for older browsers says all follow from that day.
 */
import { getCompatibleVersions } from 'baseline-browser-mapping';

/** Raising it is a decision: it turns people away. See docs/decisions/browser-support.md. */
export const WIDELY_AVAILABLE_ON = '2026-11-20';

/** The browsers that Baseline counts. */
const CORE_BROWSERS = [
  'chrome',
  'chrome_android',
  'edge',
  'firefox',
  'firefox_android',
  'safari',
  'safari_ios',
] as const;

export type CoreBrowser = (typeof CORE_BROWSERS)[number];

/** The oldest supported version of each browser, such as `'125'` or `'17.5'`. */
export const BROWSER_FLOOR: Readonly<Record<CoreBrowser, string>> = floorOn(WIDELY_AVAILABLE_ON);

/** @throws {Error} where the data knows no version of one of the browsers */
function floorOn(day: string): Record<CoreBrowser, string> {
  // Its warning about data of more than two months ago concerns those who ask for today.
  const versions = getCompatibleVersions({ widelyAvailableOnDate: day, suppressWarnings: true });
  const floor = CORE_BROWSERS.map((name) => {
    const found = versions.find(({ browser }) => browser === name);
    if (!found) throw new Error(`baseline-browser-mapping knows no ${name} of ${day}`);
    return [name, found.version] as const;
  });
  return Object.fromEntries(floor) as Record<CoreBrowser, string>;
}

/** The floor as Vite's `build.target`. */
export const BUILD_TARGET = [
  `chrome${BROWSER_FLOOR.chrome}`,
  `edge${BROWSER_FLOOR.edge}`,
  `firefox${BROWSER_FLOOR.firefox}`,
  `safari${BROWSER_FLOOR.safari}`,
  `ios${BROWSER_FLOOR.safari_ios}`,
];
