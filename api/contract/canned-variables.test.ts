import { expect, test } from 'bun:test';
import {
  type CannedValues,
  fillVariables,
  findUnknownVariables,
  findVariables,
  listVariables,
} from './canned-variables.ts';

const values: CannedValues = {
  customerName: 'Ada {orderNumber}',
  orderNumber: null,
  productTitle: 'Saltmarsh',
  ticketNumber: 'TKT-2026-0012',
  adminName: 'Bea',
  shopName: 'Sitewright',
};

test('fills in what is known and leaves the rest, without filling in names', () => {
  expect(
    fillVariables('Hi {customerName}, {orderNumber} of {productTitle} is done. {x}', values),
  ).toBe('Hi Ada {orderNumber}, {orderNumber} of Saltmarsh is done. {x}');
});

test('tells variables from other text in braces', () => {
  const text =
    'a { color: red } {customerName} {toString} {customername} {} {{adminName}} {adminName}';
  expect(findVariables(text)).toEqual(['customerName', 'adminName']);
  expect(findUnknownVariables(text)).toEqual(['toString', 'customername']);
});

test.each([
  [['adminName'], '{adminName}'],
  [['adminName', 'shopName'], '{adminName} and {shopName}'],
])('lists %j', (names, text) => {
  expect(listVariables(names)).toBe(text);
});
