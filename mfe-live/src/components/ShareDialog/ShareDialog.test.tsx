import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { ShareDialog } from './ShareDialog';

async function openDialog() {
  const { user } = renderInRoom(
    createRoomHarness(),
    'controller',
    <ShareDialog open onClose={() => undefined} />,
  );
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Share' })) };
}

describe('Share', () => {
  it('has the address, a link and a QR code for each page that others open', async () => {
    const { dialog } = await openDialog();
    for (const [name, path] of [
      ['Viewer', '/room/hamlet/viewer'],
      ['Ask page', '/room/hamlet/ask'],
      ['Cue light', '/room/hamlet/light'],
      ['Deputy', '/room/hamlet?desk=deputy'],
    ] as const) {
      const address = `${globalThis.location.origin}${path}`;
      expect(dialog.getByLabelText(`${name} link`)).toHaveValue(address);
      expect(dialog.getByText(`Open ${name}`).closest('a')).toHaveAttribute('href', address);
      expect(await dialog.findByLabelText(`QR code of the ${name} link`)).toBeVisible();
    }
  });

  it('has the address of an overlay with the chosen parts', async () => {
    const { dialog, user } = await openDialog();
    const field = await dialog.findByLabelText('Overlay link');
    const viewer = `${globalThis.location.origin}/room/hamlet/viewer`;
    expect(field).toHaveValue(`${viewer}?overlay=countdown,message,connection`);
    await user.click(dialog.getByLabelText('Countdown'));
    await user.click(dialog.getByLabelText('Time of day'));
    expect(field).toHaveValue(`${viewer}?overlay=message,clock,connection`);
    await user.click(dialog.getByText('Copy Overlay link'));
    expect(await navigator.clipboard.readText()).toBe(`${viewer}?overlay=message,clock,connection`);
  });

  it('tells a guest who can make links', async () => {
    const tag = document.createElement('meta');
    Object.assign(tag, { name: 'standby:api', content: '/api/v1' });
    document.head.append(tag);
    onTestFinished(() => tag.remove());
    const { dialog } = await openDialog();
    expect(dialog.getByText(/Ask a member of the organization to make another one/u)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Make/u })).toBeNull();
  });

  it('confirms that a link was copied', async () => {
    const { dialog, user } = await openDialog();
    await user.click(dialog.getByText('Copy Ask page link'));
    expect(await dialog.findByText('Ask page link copied.')).toHaveRole('status');
    expect(await navigator.clipboard.readText()).toBe(
      `${globalThis.location.origin}/room/hamlet/ask`,
    );
  });

  it('selects the link and explains how to go on if the clipboard is refused', async () => {
    const { dialog, user } = await openDialog();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('no', 'NotAllowedError'),
    );
    await user.click(dialog.getByText('Copy Viewer link'));
    expect(await dialog.findByText(/did not let the Viewer link be copied/u)).toBeVisible();
    const field = dialog.getByLabelText<HTMLInputElement>('Viewer link');
    expect(field.selectionStart).toBe(0);
    expect(field.selectionEnd).toBe(field.value.length);
  });
});
