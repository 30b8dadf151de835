import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type HouseDesk,
  HouseDeskLink,
  type HouseDeskListener,
} from '@standby/live-room/client/house-desk-link';
import type { HouseDeskRow } from '@standby/live-room/domain/house-desks/house-desk-view';
import { openOnBook } from '../../../testing/open-book';
import { linkText, nextText, stepText, voiceText } from './house-desk-texts';

beforeEach(() => {
  sessionStorage.setItem('standby:caller', 'noor');
  localStorage.setItem('standby:caller-name', 'Noor');
});

/** Opens the book in a house with a lighting desk. */
async function openWithDesk() {
  const book = await openOnBook();
  const fires: string[] = [];
  const lx = { isConnected: true, listener: undefined as HouseDeskListener | undefined };
  const desk: HouseDesk = {
    department: 'LX',
    name: 'Eos',
    status: () => ({ isConnected: lx.isConnected, next: '1' }),
    fire: (number) => fires.push(number) > 0,
    subscribe: (listener) => {
      lx.listener = listener;
      return () => undefined;
    },
  };
  const { room } = book.harness.open('bridge');
  const link = new HouseDeskLink({ room, desks: [desk], handled: new Set<string>() });
  link.start();
  await book.pass(1_000);
  await vi.dynamicImportSettled();
  await book.pass(250);
  const section = () => within(screen.getByRole('region', { name: 'Desks' }));
  return { ...book, fires, lx, section };
}

describe('the desks on the book', () => {
  it('say how long after GO they fired, and that they ran ahead', async () => {
    const { press, pass, lx, section } = await openWithDesk();
    expect(section().getByText('next 1')).toBeVisible();
    await press('s');
    await press(' ');
    await act(async () => lx.listener?.onFired('1'));
    await pass(250);
    expect(section().getByText(/^LX 1, 0\.\d s after GO/u)).toBeVisible();
    await act(async () => lx.listener?.onFired('2'));
    await pass(1_500);
    expect(section().getByText(/^Desk is at 2, you called 1/u)).toBeVisible();
  });

  it('are armed and disarmed by one press each, and GO fires them in between', async () => {
    const { press, pass, fires, section } = await openWithDesk();
    fireEvent.click(section().getByRole('button', { name: 'Arm LX' }));
    await pass(400);
    expect(section().getByText('Armed: GO fires LX')).toBeVisible();
    await press('s');
    await press(' ');
    expect(fires).toEqual(['1']);
    await pass(1_500);
    expect(section().getByRole('alert')).toHaveTextContent(
      'LX 1 sent, and the desk does not say that it fired: call by voice',
    );
    fireEvent.click(section().getByRole('button', { name: 'Disarm LX' }));
    await pass(400);
    expect(section().queryByText('Armed: GO fires LX')).toBeNull();
    await press('s');
    await press(' ');
    expect(fires).toEqual(['1']);
  });

  it('keep the focus where it is on a press of the pointer, so that Space stays GO', async () => {
    const { press, fires, section } = await openWithDesk();
    const arm = section().getByRole('button', { name: 'Arm LX' });
    // The default action of the event would give the button the focus.
    expect(fireEvent.mouseDown(arm)).toBe(false);
    fireEvent.click(arm);
    await press('s');
    await press(' ');
    expect(fires).toEqual(['1']);
  });

  it('that are not connected cannot be armed', async () => {
    const { pass, lx, section } = await openWithDesk();
    lx.isConnected = false;
    await act(async () => lx.listener?.onChange());
    await pass(400);
    expect(screen.getByRole('region', { name: 'Desks' })).toHaveTextContent('Eos is not connected');
    expect(section().getByRole('button', { name: 'Arm LX' })).toBeDisabled();
  });

  it('are simulated in sample mode, and say so', async () => {
    const { press, pass } = await openOnBook();
    expect(screen.queryByRole('region', { name: 'Desks' })).toBeNull();
    const simulate = screen.getByRole('button', { name: 'Simulate the desks' });
    fireEvent.click(simulate);
    expect(simulate).toHaveAttribute('aria-pressed', 'true');
    expect(simulate).toHaveAccessibleName('Simulate the desks');
    await vi.dynamicImportSettled();
    await pass(1_000);
    expect(screen.getByText(/^These desks are simulated/u)).toBeVisible();
    await press('s');
    await press(' ');
    fireEvent.click(simulate);
    await pass(400);
    expect(screen.queryByText(/^These desks are simulated/u)).toBeNull();
  });
});

const ROW: HouseDeskRow = {
  department: 'LX',
  desk: 'Eos',
  link: 'connected',
  isArmed: false,
  step: 'in-step',
  fired: '12',
  afterGoMs: 300,
  called: '12',
  next: '13',
  nextInSheet: '13',
  go: null,
};

it.each<[Partial<HouseDeskRow>, string | null]>([
  [{}, 'LX 12, 0.3 s after GO'],
  [{ afterGoMs: -1_240 }, 'LX 12, 1.2 s before GO'],
  [{ afterGoMs: null }, 'LX 12'],
  [{ step: 'apart', fired: '13' }, 'Desk is at 13, you called 12'],
  [{ step: 'apart', fired: '13', called: null }, 'Desk is at 13, nothing is called'],
  [{ step: 'apart', fired: null }, 'Desk has fired nothing, you called 12'],
  [{ step: 'waiting' }, 'LX 12: GO'],
  [{ step: 'none' }, null],
])('the desk %j says %j', (change, text) => {
  expect(stepText({ ...ROW, ...change })).toBe(text);
});

it('a desk says what stands next where the sheet has another cue, and why it is not heard', () => {
  expect(nextText(ROW)).toBe('next 13');
  expect(nextText({ ...ROW, nextInSheet: '14' })).toBe('next 13, in the sheet 14');
  expect(nextText({ ...ROW, next: null })).toBeNull();
  expect(linkText({ ...ROW, link: 'silent' })).toBe('The bridge is not heard');
  expect(linkText({ ...ROW, link: 'gone' })).toBe('No bridge');
  expect(voiceText({ ...ROW, go: 'fired' })).toBeNull();
  expect(voiceText({ ...ROW, go: 'late' })).toBe(
    'LX 12 not fired, the GO came too late: call by voice',
  );
});
