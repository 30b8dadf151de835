import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TabPanel, Tabs } from './Tabs';

const items = [
  { value: 'timer-1', label: 'Timer 1' },
  { value: 'intermission', label: 'Intermission' },
  { value: 'act-2', label: 'Act 2' },
];

function Timers() {
  const [timer, setTimer] = useState('timer-1');
  return (
    <>
      <Tabs id="timers" label="Timers" items={items} value={timer} onChange={setTimer} />
      <TabPanel tabs="timers" value={timer}>
        {timer}
      </TabPanel>
    </>
  );
}

/** The arrow keys come with the code that arrives after the tabs. */
async function renderTimers(): Promise<void> {
  render(<Timers />);
  await expect
    .poll(() => screen.getByRole('tab', { name: 'Act 2' }).getAttribute('tabindex'))
    .toBe('-1');
}

describe('Tabs', () => {
  it('can be pressed at once', async () => {
    render(<Timers />);
    await userEvent.click(screen.getByRole('tab', { name: 'Act 2' }));
    expect(screen.getByRole('tab', { name: 'Act 2' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Act 2' })).toHaveTextContent('act-2');
  });

  it('ties the panel, wherever it stands, to the chosen tab', async () => {
    await renderTimers();
    const tab = screen.getByRole('tab', { name: 'Timer 1' });
    const panel = screen.getByRole('tabpanel', { name: 'Timer 1' });
    expect(tab).toHaveAttribute('aria-controls', panel.id);
    expect(screen.getByRole('tablist', { name: 'Timers' })).toContainElement(tab);
  });

  it('is one stop of the Tab key; the arrow keys move and choose', async () => {
    await renderTimers();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .poll(() => screen.getByRole('tab', { name: 'Intermission' }).getAttribute('aria-selected'))
      .toBe('true');
    await userEvent.keyboard('{End}');
    await expect
      .poll(() => screen.getByRole('tab', { name: 'Act 2' }).getAttribute('aria-selected'))
      .toBe('true');
    expect(screen.getByRole('tab', { name: 'Act 2' })).toHaveFocus();
  });
});
