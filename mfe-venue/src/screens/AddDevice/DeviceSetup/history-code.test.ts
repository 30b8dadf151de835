import { expect, it } from 'vitest';
import { codeIn, stateWith } from './history-code';

it('finds the code that it put into an entry of the history', () => {
  expect(codeIn(stateWith('KTRMWXHD'))).toBe('KTRMWXHD');
});

it.each([[null], [undefined], ['KTRMWXHD'], [{}], [{ pairingCode: 7 }], [[]]])(
  'finds none in %j',
  (state) => {
    expect(codeIn(state)).toBeUndefined();
  },
);
