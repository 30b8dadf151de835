import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TabPanel, Tabs, type TabItem } from './Tabs';

const items = [
  { value: 'timer-1', label: 'Timer 1' },
  { value: 'intermission', label: 'Intermission' },
  { value: 'act-2', label: 'Act 2' },
] as const;

function Timers({ tabs = items }: { tabs?: readonly TabItem[] }) {
  const [timer, setTimer] = useState('timer-1');
  return (
    <>
      <Tabs id="timers" label="Timers" items={tabs} value={timer} onChange={setTimer} />
      <TabPanel tabs="timers" value={timer}>
        {timer}
      </TabPanel>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('chooses the pressed tab, and keeps the focus on it', async () => {
    render(<Timers />);
    await userEvent.click(tab('Act 2'));
    expect(tab('Act 2')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Act 2')).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Act 2' })).toHaveTextContent('act-2');
  });

  it('keeps its elements while something loads, so that a press in progress is not lost', async () => {
    render(<Timers />);
    const user = userEvent.setup();
    const pressed = tab('Act 2');
    await user.pointer({ keys: '[MouseLeft>]', target: pressed });
    await act(() => vi.dynamicImportSettled());
    await user.pointer({ keys: '[/MouseLeft]', target: pressed });
    expect(tab('Act 2')).toBe(pressed);
    expect(pressed).toHaveAttribute('aria-selected', 'true');
  });

  it('connects the panel, wherever it is, with the chosen tab', () => {
    render(<Timers />);
    const panel = screen.getByRole('tabpanel', { name: 'Timer 1' });
    expect(tab('Timer 1')).toHaveAttribute('aria-controls', panel.id);
    expect(screen.getByRole('tablist', { name: 'Timers' })).toContainElement(tab('Timer 1'));
  });

  it.each([
    ['{ArrowRight}', 'Intermission'],
    ['{ArrowRight}{ArrowRight}', 'Act 2'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Timer 1'],
    ['{ArrowLeft}', 'Act 2'],
    ['{End}', 'Act 2'],
    ['{End}{Home}', 'Timer 1'],
    ['{Alt>}{ArrowRight}{/Alt}', 'Timer 1'],
  ])('is one stop of the Tab key, from which %s leads to %s', async (keys, name) => {
    render(<Timers />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(tab(name)).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('skips a disabled tab', async () => {
    const [first, second, third] = items;
    render(<Timers tabs={[first, { ...second, disabled: true }, third]} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Act 2')).toHaveFocus();
  });
});
