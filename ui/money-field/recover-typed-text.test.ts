import { describe, expect, test } from 'bun:test';
import { recoverTypedText } from './recover-typed-text.ts';

describe('when the browser reports the accepted text', () => {
  test.each([
    ['all of it was accepted', '', '49', '49', '49', undefined],
    ['part of it was accepted', '', '12,50', '1250', '1250', '12,50'],
    ['part of it was accepted, after existing text', '12', '$5', '125', '5', '12$5'],
    ['full-width digits were converted', '3', '１２', '312', '12', undefined],
  ])('%s', (_, before, inserted, value, taken, meant) => {
    expect(recoverTypedText({ before, inserted }, value, taken)).toBe(meant);
  });
});

describe('when the browser does not report the accepted text', () => {
  test.each([
    ['does not double an accepted amount', '', '49', '49', undefined],
    ['does not double an amount pasted over itself', '49', '49', '49', undefined],
    ['does not double an amount appended to another', '1', '49', '149', undefined],
    ['does not double converted full-width digits', '3', '１２', '312', undefined],
    ['recovers text that was dropped', '12', ',', '12', '12,'],
    ['recovers dropped text that replaced everything', '12', ',', '', ','],
    ['recovers dropped text that replaced a part', '1250', ',', '12', '12,'],
    ['recovers a second decimal point', '1.5', '.', '1.5', '1.5.'],
    ['recovers the comma of an amount', '', '12,50', '1250', '12,50'],
    ['recovers the comma in the middle of an amount', '1', '2,50', '1250', '12,50'],
    ['recovers the full-width comma of full-width digits', '', '１２，５', '125', '１２，５'],
    ['returns text that is not an amount unchanged', '', '1.2.3', '1.23', '1.2.3'],
  ])('%s', (_, before, inserted, value, meant) => {
    expect(recoverTypedText({ before, inserted }, value, null)).toBe(meant);
  });
});
