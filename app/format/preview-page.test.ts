import { expect, test } from 'bun:test';
import { pageUrl, readPage, readRemarkPage } from './preview-frame.tsx';

test.each([
  ['https://preview.example', '/', 'https://preview.example'],
  ['https://preview.example/', '/contact', 'https://preview.example/contact'],
  ['https://host.example/a/?key=1', '/', 'https://host.example/a/?key=1'],
  ['https://host.example/a/?key=1', '/contact?x=1', 'https://host.example/a/contact?x=1'],
  ['/demos/saltmarsh/', '/menu', '/demos/saltmarsh/menu'],
])('on %s, the page %s is at %s', (previewUrl, page, url) => {
  expect(pageUrl(previewUrl, page)).toBe(url);
});

test.each([
  ['', '/'],
  ['contact', '/contact'],
  [' /contact ', '/contact'],
  ['//evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['https://preview.example/site/contact#map', '/contact#map'],
  ['https://other.example/contact?x=1', '/contact?x=1'],
])('reads %p as the page %s', (typed, page) => {
  expect(readPage(typed, 'https://preview.example/site/')).toBe(page);
});

test.each([
  ['', '/'],
  [' /contact ', '/contact'],
  ['https://preview.example/site/contact', '/contact'],
  ['Home', 'Home'],
])('takes %p as the page %s of a remark', (typed, page) => {
  expect(readRemarkPage(typed, 'https://preview.example/site/')).toBe(page);
});
