import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DocumentTitle } from './DocumentTitle';

const titles = () =>
  Array.from(document.querySelectorAll('title'), ({ textContent }) => textContent);

it('is the only title of the document, also after the next screen and without one', () => {
  document.head.innerHTML = '<title>Standby</title>';
  const { rerender, unmount } = render(<DocumentTitle>Rooms · Standby</DocumentTitle>);
  expect(titles()).toEqual(['Rooms · Standby']);
  rerender(<DocumentTitle key="next">Shows · Standby</DocumentTitle>);
  expect(titles()).toEqual(['Shows · Standby']);
  unmount();
  expect(titles()).toEqual(['Standby']);
});
