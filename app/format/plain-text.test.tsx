import { expect, test } from 'bun:test';
import { plainText } from './plain-text.ts';

test('paragraphs stand apart, points of a list on lines of their own', () => {
  expect(
    plainText(
      '<p>Keep our <b>sheets</b>:</p><ul><li>one page</li><li>sizes</li></ul><p>Thanks.</p>',
    ),
  ).toBe('Keep our sheets:\n\n- one page\n- sizes\n\nThanks.');
});

test('a line break is one, and written blanks count as one', () => {
  expect(plainText('One<br>two   \n three')).toBe('One\ntwo three');
});

test('entities are read, and what looks like an element stays text', () => {
  expect(plainText('<p>Tea &amp; &lt;b&gt;bread&lt;/b&gt; &#39;now&#39;</p>')).toBe(
    "Tea & <b>bread</b> 'now'",
  );
});

test('nothing but elements is no text', () => {
  expect(plainText('<p><br></p>')).toBe('');
});
