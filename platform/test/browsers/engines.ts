import { BROWSER_FLOOR } from '../../../browser-floor.ts';
import { FLOOR_CHROMIUM } from './floor-chromium.ts';
import { debianVersion, programVersion } from './versions.ts';

/**
 * The browsers in which the journeys run: three engines; Chromium with its window and all, as people have it, beside
 * the shell without a window that most tests run in; and the oldest Chromium that Standby supports.
 */
export const engineNames = [
  'chromium',
  'firefox',
  'webkit',
  'chromium-full',
  'chromium-floor',
] as const;
export type EngineName = (typeof engineNames)[number];

export interface Engine {
  readonly title: string;
  /** Environment variable that names the program, before anything else. */
  readonly variable: string;
  /** Programs on the PATH, the preferred one first. */
  readonly programs: readonly string[];
  readonly files: readonly string[];
  /** Debian's packages, tried in their order until one can be installed. */
  readonly packages: readonly (readonly string[])[];
  /** What else has to be on the PATH. */
  readonly needs?: readonly string[];
  /** The oldest version that can be used, and what an older one cannot. */
  readonly oldest: string;
  readonly limit: 'cannot be driven' | 'is older than what Standby supports';
  /** What a program says of its version; undefined where it cannot say, and is taken as it is. */
  readonly versionOf: (program: string) => string | undefined;
  /** What a person can do elsewhere. */
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
    // The headless shell first: it draws no browser around the page, and takes half the time.
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
    // Playwright starts with the WebDriver BiDi command network.addDataCollector, which came with it.
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
    // The engine of Safari 17.5.
    oldest: '2.44',
    limit: 'is older than what Standby supports',
    // The driver itself has no option for it.
    versionOf: () => debianVersion('webkit2gtk-driver'),
    advice: 'Debian: apt-get install webkit2gtk-driver xvfb; it runs on Linux alone',
  },
  'chromium-full': {
    title: 'Chromium with its window',
    variable: 'CHROMIUM_FULL_PATH',
    programs: WHOLE_CHROMIUM,
    files: CHROMIUM_FILES,
    packages: [['chromium']],
    ...SUPPORTED_CHROMIUM,
    advice: 'Debian: apt-get install chromium; elsewhere: google.com/chrome',
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
