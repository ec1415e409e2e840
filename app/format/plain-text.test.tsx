import { expect, test } from 'bun:test';
import { plainText } from './plain-text.ts';

test('separates paragraphs and puts list items on their own lines', () => {
  expect(
    plainText(
      '<p>Keep our <b>sheets</b>:</p><ul><li>one page</li><li>sizes</li></ul><p>Thanks.</p>',
    ),
  ).toBe('Keep our sheets:\n\n- one page\n- sizes\n\nThanks.');
});

test('keeps line breaks and collapses whitespace', () => {
  expect(plainText('One<br>two   \n three')).toBe('One\ntwo three');
});

test('decodes entities without creating elements', () => {
  expect(plainText('<p>Tea &amp; &lt;b&gt;bread&lt;/b&gt; &#39;now&#39;</p>')).toBe(
    "Tea & <b>bread</b> 'now'",
  );
});

test('returns an empty string for markup without text', () => {
  expect(plainText('<p><br></p>')).toBe('');
});
