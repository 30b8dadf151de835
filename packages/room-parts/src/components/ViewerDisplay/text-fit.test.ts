import { describe, expect, it } from 'vitest';
import { figureEm, fitText } from './text-fit';

describe('figureEm', () => {
  it.each([
    ['0:00', 1.677],
    ['99:59', 2.152],
    ['9:59:59', 2.879],
    ['24:00:00', 3.354],
  ])('%s is %d em wide', (figure, em) => {
    expect(figureEm(figure)).toBeCloseTo(em);
  });
});

describe('fitText', () => {
  it('is as wide as all its words and the spaces between them', () => {
    const [act, two] = [fitText('Act'), fitText('two')];
    expect(fitText('Act two').em).toBeCloseTo(act.em + 0.25 + two.em);
  });

  it('measures the longest word', () => {
    const fit = fitText('Beginners please');
    expect(fit.wordEm).toBeCloseTo(fitText('Beginners').em);
    expect(fit.hasLongWord).toBe(false);
  });

  it('breaks a word that no line could hold', () => {
    const fit = fitText(`See ${'https://example.org/'.repeat(5)}`);
    expect(fit.hasLongWord).toBe(true);
    expect(fit.wordEm).toBeLessThan(2);
  });

  it.each([
    ['a wide letter', 'W', 'i'],
    ['a Greek letter', 'Ω', 'o'],
    ['a Chinese character', '幕', 'O'],
    ['an emoji', '🎭', 'O'],
  ])('gives %s more room', (_, wide, narrow) => {
    expect(fitText(wide).em).toBeGreaterThan(fitText(narrow).em);
  });
});
