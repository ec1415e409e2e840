import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { act, cleanup, renderHook } from '@testing-library/react';
import { aPlacedOrder } from '../../stories/fixtures/checkout-sessions.ts';
import { forgetOldPurchases, forgetPaid, readBuyer, useOpenPurchase } from './open-purchase.ts';

const form = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  supportPackage: 'expansion',
  billingInterval: 'year',
};
const payment = { sessionId: 'cs_1', url: 'https://pay.example/cs_1', form, order: aPlacedOrder() };
const hourMs = 60 * 60 * 1000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
});

function open(productId: number) {
  return renderHook(() => useOpenPurchase(productId)).result;
}

function remember(productId: number, opened = payment) {
  const { current } = open(productId);
  act(() => current.rememberPayment(opened));
}

const passTime = (ms: number) => void jest.setSystemTime(Date.now() + ms);

test('restores an open payment and its form values', () => {
  const first = open(7);
  act(() => void first.current.getCheckoutId());
  const checkoutId = first.current.getCheckoutId();
  act(() => first.current.rememberPayment(payment));
  expect(first.current.purchase).toMatchObject({ checkoutId, payment });
  expect(open(7).current.purchase).toMatchObject({ checkoutId, payment });
  expect(open(8).current.purchase).toBeNull();
});

test('restores a payment that was stored before orders had discounts', () => {
  const { discount: _none, ...order } = payment.order;
  const stored = { ...payment, order };
  const text = JSON.stringify({ checkoutId: 'old', sinceMs: Date.now(), payment: stored });
  localStorage.setItem('checkout:7', text);
  expect(open(7).current.purchase?.payment).toEqual(payment);
});

test('forgets a paid purchase unless a newer one was opened', () => {
  remember(7, { ...payment, sessionId: 'cs_2' });
  expect(readBuyer(7, 'cs_2')).toEqual({ name: 'Ada Lovelace', email: 'ada@example.com' });
  expect(readBuyer(7, 'cs_1')).toBeUndefined();
  forgetPaid(7, 'cs_1');
  expect(open(7).current.purchase?.payment?.sessionId).toBe('cs_2');
  forgetPaid(7, 'cs_2');
  expect(open(7).current.purchase).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('shares the checkout ID with another tab, and follows its changes', () => {
  const result = open(7);
  const text = JSON.stringify({ checkoutId: 'other', sinceMs: Date.now(), payment });
  localStorage.setItem('checkout:7', text);
  expect(result.current.getCheckoutId()).toBe('other');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'checkout:7' })));
  expect(result.current.purchase?.payment).toEqual(payment);
  localStorage.removeItem('checkout:7');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'checkout:7' })));
  expect(result.current.purchase).toBeNull();
});

test('keeps a purchase for the two hours in which it can be paid', () => {
  remember(7);
  const checkoutId = open(7).current.getCheckoutId();
  passTime(2 * hourMs - 1);
  expect(open(7).current.purchase?.checkoutId).toBe(checkoutId);
});

test('deletes purchases after two hours', () => {
  remember(7);
  passTime(2 * hourMs);
  remember(8);
  localStorage.setItem('theme', 'dark');
  forgetOldPurchases();
  expect(Object.keys(localStorage).toSorted()).toEqual(['checkout:8', 'theme']);
});

test('ignores malformed purchases', () => {
  localStorage.setItem('checkout:7', '{"checkoutId":"x","payment":{"url":3}}');
  expect(open(7).current.purchase).toBeNull();
  localStorage.setItem('checkout:7', 'no JSON');
  expect(open(7).current.purchase).toBeNull();
});
