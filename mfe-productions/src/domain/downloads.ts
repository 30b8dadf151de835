export const DESKTOP_APP_VERSION = '2.1.0';

export interface DesktopDownload {
  readonly name: string;
  readonly filename: string;
  readonly sizeMegabytes: number;
}

export const desktopDownloads: readonly DesktopDownload[] = [
  {
    name: 'macOS Apple Silicon',
    filename: `Standby-${DESKTOP_APP_VERSION}-macos-arm64.dmg`,
    sizeMegabytes: 131,
  },
  {
    name: 'macOS Intel',
    filename: `Standby-${DESKTOP_APP_VERSION}-macos-x64.dmg`,
    sizeMegabytes: 137,
  },
  {
    name: 'Windows',
    filename: `Standby-${DESKTOP_APP_VERSION}-windows-x64.exe`,
    sizeMegabytes: 140,
  },
];
