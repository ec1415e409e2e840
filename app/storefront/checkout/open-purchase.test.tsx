import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { renderHook } from '@testing-library/react';
import {
  checkoutIdOf,
  forgetOldPurchases,
  forgetPayment,
  rememberPayment,
  useOpenPurchase,
} from './open-purchase.ts';

const form = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  supportPackage: 'expansion',
  billingInterval: 'year',
};
const payment = { sessionId: 'cs_1', url: 'https://pay.example/cs_1', form };
const hourMs = 60 * 60 * 1000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

function found(productId: number) {
  const { result, unmount } = renderHook(() => useOpenPurchase(productId));
  unmount();
  return result.current;
}
const later = (ms: number) => void jest.setSystemTime(Date.now() + ms);

test('a payment that was opened is found with what the form held', () => {
  const checkoutId = checkoutIdOf(7);
  rememberPayment(7, payment);
  expect(found(7)).toMatchObject({ checkoutId, payment });
  expect(found(8)).toBeNull();
});

test('it is forgotten once it is paid, unless another was opened since', () => {
  rememberPayment(7, { ...payment, sessionId: 'cs_2' });
  forgetPayment(7, 'cs_1');
  expect(found(7)?.payment?.sessionId).toBe('cs_2');
  forgetPayment(7, 'cs_2');
  expect(found(7)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('it counts for as long as it can be paid, two hours', () => {
  rememberPayment(7, payment);
  const checkoutId = checkoutIdOf(7);
  later(2 * hourMs - 1);
  expect(found(7)?.checkoutId).toBe(checkoutId);
});

test('no name or address stays longer than that', () => {
  rememberPayment(7, payment);
  later(2 * hourMs);
  rememberPayment(8, payment);
  localStorage.setItem('theme', 'dark');
  forgetOldPurchases();
  expect(Object.keys(localStorage).toSorted()).toEqual(['checkout:8', 'theme']);
});

test('what is no purchase is taken for none', () => {
  localStorage.setItem('checkout:7', '{"checkoutId":"x","payment":{"url":3}}');
  expect(found(7)).toBeNull();
  localStorage.setItem('checkout:7', 'no JSON');
  expect(found(7)).toBeNull();
});
