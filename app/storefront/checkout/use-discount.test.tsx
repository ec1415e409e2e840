import { afterEach, beforeEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { aCheckedDiscount } from '../../../stories/fixtures/checkout-discounts.ts';
import { useDiscount } from './use-discount.ts';

const purchase = { productId: 1, checkoutId: null };
const { fetch } = globalThis;

/** Answers the check of a code that is running. */
let answer: (response: Response | Error) => Promise<void>;

beforeEach(() => {
  globalThis.fetch = Object.assign(
    () =>
      new Promise<Response>((resolve, reject) => {
        answer = (given) =>
          act(async () => (given instanceof Error ? reject(given) : resolve(given)));
      }),
    { preconnect: fetch.preconnect },
  );
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  globalThis.fetch = fetch;
});

const valid = () => Response.json(aCheckedDiscount());
const refusal = (status: number) => Response.json({ status, detail: 'Refused' }, { status });

function open(path = '/') {
  const form = { current: document.createElement('form') };
  return renderHook(() => useDiscount(form, purchase), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  }).result;
}

/** The code of a link was applied in this tab before. */
async function remember() {
  open('/?code=welcome20');
  await answer(valid());
  cleanup();
}

test('orders with the code of a link while it is being checked', async () => {
  const { current } = open('/?code=welcome20');
  expect(current.codeToSend()).toBe('welcome20');
});

test('orders with a remembered code while it is being checked', async () => {
  await remember();
  const result = open();
  expect(result.current.codeToSend()).toBe('WELCOME20');
  await answer(refusal(400));
  expect(result.current.codeToSend()).toBe('');
});

test('forgets a remembered code that is not valid any more', async () => {
  await remember();
  const result = open();
  await answer(refusal(400));
  expect(result.current.state).toMatchObject({ applied: null, isOpen: false });
  cleanup();
  expect(open().current.codeToSend()).toBe('');
});

test.each([
  ['the network fails', new TypeError('Failed to fetch')],
  ['there were too many tries', refusal(429)],
  ['the server fails', refusal(500)],
])('keeps a remembered code when %s', async (_, failure) => {
  await remember();
  const result = open();
  await answer(failure);
  expect(result.current.state).toMatchObject({ isOpen: true, code: 'WELCOME20' });
  cleanup();
  expect(open().current.codeToSend()).toBe('WELCOME20');
});

test('applies the code of a link to an order that was placed without one', async () => {
  const result = open('/?code=welcome20');
  act(() => result.current.restore(null));
  await answer(valid());
  expect(result.current.state.applied?.code).toBe('WELCOME20');
});

test('shows the discount of an order that was placed, not the code of a link', async () => {
  const result = open('/?code=welcome20');
  const placed = aCheckedDiscount({ code: 'PLACED' });
  act(() => result.current.restore(placed));
  await answer(valid());
  expect(result.current.state.applied).toEqual(placed);
});
