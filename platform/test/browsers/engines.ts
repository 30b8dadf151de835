import { BROWSER_FLOOR } from '../../../browser-floor.ts';
import { FLOOR_CHROMIUM } from './floor-chromium.ts';
import { debianVersion, programVersion } from './versions.ts';

/** The browsers of the journeys: three engines, and the oldest Chromium that Standby supports. */
export const engineNames = ['chromium', 'firefox', 'webkit', 'chromium-floor'] as const;
export type EngineName = (typeof engineNames)[number];

export interface Engine {
  readonly title: string;
  /** Environment variable that overrides the program. */
  readonly variable: string;
  /** Programs on the PATH, the preferred one first. */
  readonly programs: readonly string[];
  readonly files: readonly string[];
  /** Debian's packages, tried in order until one can be installed. */
  readonly packages: readonly (readonly string[])[];
  /** Further programs that have to be on the PATH. */
  readonly needs?: readonly string[];
  /** Oldest suitable version; `limit` says why older ones are unsuitable. */
  readonly oldest: string;
  readonly limit: 'cannot be driven' | 'is older than what Standby supports';
  /** Returns a program's version; undefined if it does not report one, and is accepted as it is. */
  readonly versionOf: (program: string) => string | undefined;
  /** Installation advice for people. */
  readonly advice: string;
}

const WHOLE_CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const CHROMIUM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const SUPPORTED_CHROMIUM = {
  oldest: BROWSER_FLOOR.chrome,
  limit: 'is older than what Standby supports',
  versionOf: programVersion,
} as const;

export const engines: Readonly<Record<EngineName, Engine>> = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The headless shell comes first: it draws no browser around the page and takes half the time.
    programs: ['chromium-headless-shell', ...WHOLE_CHROMIUM],
    files: CHROMIUM_FILES,
    packages: [['chromium-headless-shell'], ['chromium']],
    ...SUPPORTED_CHROMIUM,
    advice: 'Debian: apt-get install chromium; elsewhere: npx playwright install chromium',
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    files: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    packages: [['firefox-esr']],
    // Playwright needs the WebDriver BiDi command network.addDataCollector, which this version
    // introduced.
    oldest: '143',
    limit: 'cannot be driven',
    versionOf: programVersion,
    advice: 'Debian: apt-get install firefox-esr; elsewhere: mozilla.org/firefox',
  },
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    files: [],
    packages: [['webkit2gtk-driver', 'xvfb']],
    needs: ['Xvfb'],
    // This version is the engine of Safari 17.5.
    oldest: '2.44',
    limit: 'is older than what Standby supports',
    // The driver itself has no option that prints its version.
    versionOf: () => debianVersion('webkit2gtk-driver'),
    advice: 'Debian: apt-get install webkit2gtk-driver xvfb; it runs on Linux alone',
  },
  'chromium-floor': {
    title: 'The oldest Chromium',
    variable: 'CHROMIUM_FLOOR_PATH',
    programs: [],
    files: [FLOOR_CHROMIUM],
    packages: [],
    ...SUPPORTED_CHROMIUM,
    advice: 'npm test -- --all installs it on Linux with an x64 processor',
  },
};
