import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderParts } from '../../../testing/render-parts';
import { Tools } from './Tools';

it('shows the way to calling as a button with an icon, as the other tools', () => {
  renderParts(<Tools />);
  const call = screen.getByText('Call').closest('a');
  expect(call).toHaveAttribute('href', '/room/hamlet/call');
  expect(call?.querySelector('svg')).not.toBeNull();
});
