/**
 * The oldest browsers that Standby supports. Every feature works in them that was Baseline *widely
 * available* on one day, that is, in all major browsers for 30 months. The build target, the
 * allowed browser features and the notice for older browsers follow from that day.
 */
import { getCompatibleVersions } from 'baseline-browser-mapping';

/**
 * Day of the browser floor. A later day excludes people, so it needs a decision: see
 * docs/decisions/browser-support.md.
 */
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

/** @throws {Error} if the data lacks a version of one of the browsers */
function floorOn(day: string): Record<CoreBrowser, string> {
  // The package warns about data that is older than two months, which matters only for the current
  // day.
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
