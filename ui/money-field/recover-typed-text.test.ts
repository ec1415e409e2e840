import { describe, expect, test } from 'bun:test';
import { recoverTypedText } from './recover-typed-text.ts';

describe('Where the browser says what it took', () => {
  test.each([
    ['all of it', '', '49', '49', '49', undefined],
    ['a part of it', '', '12,50', '1250', '1250', '12,50'],
    ['a part of it, after what stood there', '12', '$5', '125', '5', '12$5'],
    ['wide digits as plain ones', '3', '１２', '312', '12', undefined],
  ])('%s', (_, before, inserted, value, taken, meant) => {
    expect(recoverTypedText({ before, inserted }, value, taken)).toBe(meant);
  });
});

describe('Where the browser says nothing of what it took', () => {
  test.each([
    ['doubles no amount that arrived', '', '49', '49', undefined],
    ['doubles no amount put over itself', '49', '49', '49', undefined],
    ['doubles no amount put after another', '1', '49', '149', undefined],
    ['doubles no wide digits that arrived as plain ones', '3', '１２', '312', undefined],
    ['tells what came of nothing', '12', ',', '12', '12,'],
    ['tells what came of nothing over all that stood there', '12', ',', '', ','],
    ['tells what came of nothing over a part', '1250', ',', '12', '12,'],
    ['tells a point too many', '1.5', '.', '1.5', '1.5.'],
    ['tells the comma of an amount', '', '12,50', '1250', '12,50'],
    ['tells the comma where the rest stands', '1', '2,50', '1250', '12,50'],
    ['tells the wide comma of wide digits', '', '１２，５', '125', '１２，５'],
    ['tells what is no amount as it was put in', '', '1.2.3', '1.23', '1.2.3'],
  ])('%s', (_, before, inserted, value, meant) => {
    expect(recoverTypedText({ before, inserted }, value, null)).toBe(meant);
  });
});
