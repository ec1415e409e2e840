import { expect, test } from 'bun:test';
import { type Field, readForm } from './form.ts';

function plain(field: Field): unknown {
  if (typeof field === 'string') return field;
  return Object.fromEntries([...field].map(([key, value]) => [key, plain(value)]));
}

test('parses brackets into a tree', () => {
  const form = readForm('mode=subscription&metadata[order id]=7&line_items[0][price]=price_1');
  expect(plain(form)).toEqual({
    mode: 'subscription',
    metadata: { 'order id': '7' },
    line_items: { 0: { price: 'price_1' } },
  });
});

test('numbers items with empty brackets', () => {
  expect(plain(readForm('expand[]=customer&expand[]=invoice'))).toEqual({
    expand: { 0: 'customer', 1: 'invoice' },
  });
});

test('merges the query string and the body', () => {
  expect(plain(readForm('?limit=3', 'name=A%26B'))).toEqual({ limit: '3', name: 'A&B' });
});

test('keeps a name with unbalanced brackets as it is', () => {
  expect(plain(readForm('a[b=1'))).toEqual({ 'a[b': '1' });
});
