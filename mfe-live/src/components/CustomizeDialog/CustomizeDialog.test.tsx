import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { CustomizeDialog } from './CustomizeDialog';

function Tool() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <CustomizeDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

async function openDialog() {
  const harness = createRoomHarness(CURTAIN_MS);
  const viewer = harness.open('viewer').room;
  const opened = renderInRoom(harness, 'controller', <Tool />);
  const open = async () => {
    await opened.user.click(screen.getByText('Open'));
    return within(await screen.findByRole('dialog', { name: 'Customize' }));
  };
  return {
    ...opened,
    open,
    dialog: await open(),
    gone: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    onViewers: () => viewer.getSnapshot().state.viewer,
  };
}

describe('Customize', () => {
  it('previews each change, and changes the viewers only when it is applied', async () => {
    const { dialog, gone, onViewers, pass, user } = await openDialog();
    const preview = dialog.getByLabelText('Preview of the viewer');
    const face = () => preview.querySelector('[data-layout]');
    expect(face()).not.toHaveStyle({ transform: 'scaleX(-1)' });
    for (const choice of [
      /^Light/u,
      'Medium',
      /^Hold/u,
      'Timer name',
      /^When it ends/u,
      /^Ring/u,
      'Time of day',
      /^Mirrored/u,
    ]) {
      await user.click(dialog.getByLabelText(choice));
    }
    expect(face()).toHaveAttribute('data-theme', 'light');
    expect(face()).toHaveAttribute('data-size', 'medium');
    expect(face()).toHaveStyle({ transform: 'scaleX(-1)' });
    expect(within(preview).queryByText('Timer 1')).toBeNull();
    expect(within(preview).getByText('19:30')).toBeInTheDocument();
    await pass(10);
    expect(onViewers()).toMatchObject({ theme: 'dark', size: 'full', isMirrored: false });

    await user.click(dialog.getByText('Apply to viewers'));
    await gone();
    await pass(10);
    expect(onViewers()).toMatchObject({
      theme: 'light',
      size: 'medium',
      isMirrored: true,
      parts: { name: false, endAndNext: false, ring: false, overrun: false, clock: true },
    });
  });

  it('discards its changes when it is cancelled', async () => {
    const { dialog, gone, onViewers, open, pass, user } = await openDialog();
    await user.click(dialog.getByLabelText(/^Light/u));
    await user.click(dialog.getByText('Cancel'));
    await gone();
    await pass(10);
    expect(onViewers().theme).toBe('dark');
    expect((await open()).getByLabelText(/^Dark/u)).toBeChecked();
  });
});
