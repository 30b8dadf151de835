import { expect, it, onTestFinished } from 'vitest';
import { guestFragment, isGuest } from './guest';

function withTag(name: string, content: string): void {
  const tag = document.createElement('meta');
  Object.assign(tag, { name, content });
  document.head.append(tag);
  onTestFinished(() => tag.remove());
}

it('a guest is a person without an account in connected mode, whose link opens the other pages of the room', () => {
  window.location.hash = 'token';
  onTestFinished(() => {
    window.location.hash = '';
  });
  expect([isGuest(), guestFragment()]).toEqual([false, '']);
  withTag('standby:api', '/api/v1');
  expect([isGuest(), guestFragment()]).toEqual([true, '#token']);
  withTag('standby:session', '{}');
  expect([isGuest(), guestFragment()]).toEqual([false, '']);
});
