import { afterEach, beforeEach, expect, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { minFilterable } from '#contract/catalog-page';
import { answering } from '../../../stories/fixtures/answers.ts';
import { aProduct } from '../../../stories/fixtures/products.ts';
import { Providers } from '../../providers.tsx';
import { Component as CatalogScreen } from './catalog.screen.tsx';

const products = Array.from({ length: minFilterable }, (_, index) =>
  aProduct({
    id: index + 1,
    title: `Website ${index + 1}`,
    monthlyPrice: `${19 + 10 * index}.00`,
    category: index % 2 ? 'Health' : 'Food',
  }),
);

let stop = () => {};
beforeEach(() => {
  stop = answering({ 'GET /api/products': products });
});
afterEach(() => {
  cleanup();
  stop();
});

async function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <CatalogScreen /> }], {
    initialEntries: [address],
  });
  render(
    <Providers state={{ origin: 'https://shop.example', fallback: {} }}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole('link', { name: 'Health' });
  return router;
}

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const chooseCategory = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const shown = () => screen.getAllByRole('article').length;

test('keeps both of two filters that are chosen before the first is rendered', async () => {
  const router = await open('/products?sort=price');
  await act(async () => {
    chooseCategory('Health');
    choose('Billing', 'annual');
  });
  expect(router.state.location.search).toBe('?category=Health&plan=annual&sort=price');
  expect(shown()).toBe(Math.floor(minFilterable / 2));
});

test('filters from where the Back button has led', async () => {
  const router = await open('/products');
  await act(async () => chooseCategory('Health'));
  await act(async () => chooseCategory('Food'));
  await act(() => router.navigate(-1));
  await act(async () => choose('Sort by', 'price'));
  expect(router.state.location.search).toBe('?category=Health&sort=price');
});

test('forgets a filter that was cleared before the next one is chosen', async () => {
  const router = await open('/products?category=Health&price=50');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Clear/ }));
    choose('Billing', 'annual');
  });
  expect(router.state.location.search).toBe('?plan=annual');
});

test('compares what the address names, and no more than three', async () => {
  const router = await open('/products?compare=2');
  await act(async () =>
    fireEvent.click(screen.getByRole('checkbox', { name: 'Compare Website 1' })),
  );
  await act(async () =>
    fireEvent.click(screen.getByRole('checkbox', { name: 'Compare Website 3' })),
  );
  expect(router.state.location.search).toBe('?compare=2%2C1%2C3');
  expect(screen.getByRole('checkbox', { name: 'Compare Website 4' })).toHaveProperty(
    'disabled',
    true,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove: Website 1' })));
  expect(router.state.location.search).toBe('?compare=2%2C3');
});
