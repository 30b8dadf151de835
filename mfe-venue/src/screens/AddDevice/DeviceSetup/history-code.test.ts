import { expect, it } from 'vitest';
import { codeIn, stateWith } from './history-code';

it('finds the code that it stored in a history entry', () => {
  expect(codeIn(stateWith('KTRMWXHD'))).toBe('KTRMWXHD');
});

it.each([[null], [undefined], ['KTRMWXHD'], [{}], [{ pairingCode: 7 }], [[]]])(
  'finds none in %j',
  (state) => {
    expect(codeIn(state)).toBeUndefined();
  },
);
