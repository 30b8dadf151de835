import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { ConnectLight } from './ConnectLight';

const open = () =>
  renderInRoom(
    createRoomHarness(),
    'controller',
    <ConnectLight departments={[{ id: 'LX', name: 'Lights' }]} onClose={() => undefined} />,
  );

function addMeta(name: string, content: string): void {
  const tag = document.createElement('meta');
  Object.assign(tag, { name, content });
  document.head.append(tag);
  onTestFinished(() => tag.remove());
}

describe('Connect a cue light', () => {
  it('has the server’s address, for other machines, and its QR code', async () => {
    addMeta('standby:api', '/api/v1');
    addMeta('standby:session', JSON.stringify({ organizationId: 'o1' }));
    const address = 'http://192.0.2.7:4000/room/hamlet/light?department=LX#token';
    const link = { id: 'l1', kind: 'department', department: 'LX', isRevoked: false, address };
    vi.stubGlobal('fetch', async () => Response.json({ links: [link] }));
    open();
    expect(await screen.findByRole('textbox', { name: 'Cue light LX' })).toHaveValue(address);
    expect(await screen.findByLabelText('QR code of the cue light LX')).toBeVisible();
    expect(screen.getByText(/^Scan the code/u)).toBeVisible();
  });

  it('has no code without a server, and opens the light in this browser', async () => {
    open();
    const address = `${globalThis.location.origin}/room/hamlet/light?department=LX`;
    expect((await screen.findByText('Open cue light')).closest('a')).toHaveAttribute(
      'href',
      address,
    );
    expect(screen.getByText(/another window of this browser/u)).toBeVisible();
    expect(screen.queryByLabelText(/^QR code/u)).toBeNull();
  });
});
