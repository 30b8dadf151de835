import { MEMBER_LIMIT } from '@standby/contracts';
import { expect, it } from 'vitest';
import { DESKTOP_APP_VERSION, desktopDownloads } from './downloads';
import { PLATFORM_VERSION, TEAM_LIMIT, licenseKeys, plan, teamText } from './plan';
import { resources } from './resources';
import { showControls } from './show-controls';

it('names the plan, its limit and the versions of the specification', () => {
  expect(plan.name).toBe('Professional');
  expect(teamText(TEAM_LIMIT)).toBe('1 Team Member');
  expect(teamText(MEMBER_LIMIT)).toBe('10 Team Members');
  expect(TEAM_LIMIT).toBe(1);
  expect(licenseKeys).toEqual([]);
  expect(PLATFORM_VERSION).toBe('2.1.1');
  expect(DESKTOP_APP_VERSION).toBe('2.1.0');
});

it('names the three desktop downloads with a file of the app’s version and its size', () => {
  expect(desktopDownloads.map(({ name, sizeMegabytes }) => [name, sizeMegabytes])).toEqual([
    ['macOS Apple Silicon', 131],
    ['macOS Intel', 137],
    ['Windows', 140],
  ]);
  for (const { filename } of desktopDownloads) {
    expect(filename).toMatch(/^Standby-2\.1\.0-[\w-]+\.(?:dmg|exe)$/u);
  }
});

it('links to resources inside the product', () => {
  for (const { path } of resources) expect(path).toMatch(/^\//u);
});

it('has the nine controls of the top bar, each with a description', () => {
  expect(showControls.map(({ name }) => name)).toEqual([
    'Customize',
    'Share',
    'Timers',
    'Follow',
    'Blackout',
    'Flash',
    'Messages',
    'Focus',
    'Room',
  ]);
  for (const { promise } of showControls) expect(promise).toMatch(/^It will .+\.$/u);
});
