import { expect, test } from 'bun:test';
import { describeContrast } from './color-field.tsx';

test.each([
  ['#000000', /^White text .*\(contrast 21\.0:1; black text on it has 1\.0:1\)\.$/],
  ['#b8431f', /^White text .* and so is text in this color on white \(contrast 5\.\d:1/],
  // The lightest gray that white text can be read on, and the next one.
  ['#767676', /^White text .*contrast 4\.5:1/],
  ['#777777', /^Black text .*4\.6:1.*only large text in this color is \(4\.4:1/],
  ['#949494', /only large text in this color is \(3\.0:1/],
  ['#959595', /^Black text .* Text in this color on white isn’t \(2\.9:1, and 4\.5:1 is needed\)/],
  ['#f4b860', /^Black text .* on white isn’t \(1\.7:1/],
  ['#FFFFFF', /contrast 21\.0:1\)\. Text in this color on white isn’t \(1\.0:1/],
])('says what can be read on %s, and where it can be read', (color, sentence) => {
  expect(describeContrast(color)).toMatch(sentence);
});
