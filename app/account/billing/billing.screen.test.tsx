import { afterEach, expect, test } from 'bun:test';
import { cleanup, render, screen } from '@testing-library/react';
import { aCustomer, signedIn } from '../../../stories/fixtures/customers.ts';
import { InApp } from '../../../stories/fixtures/in-app.tsx';
import { anInvoice } from '../../../stories/fixtures/invoices.ts';
import { clearImpersonation } from '../../state/impersonation.ts';
import { Component } from './billing.screen.tsx';

const why = /^You’re viewing as this customer\. Only the customer can pay invoices/;

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
  clearImpersonation();
});

async function open(customer = aCustomer()) {
  const invoice = customer.view ? anInvoice({ url: null, pdfUrl: null }) : anInvoice();
  const answers = {
    'GET /api/customer/subscriptions': [],
    'GET /api/customer/invoices': [invoice],
  };
  stop = signedIn(answers, customer);
  render(
    <InApp bare>
      <Component />
    </InApp>,
  );
  await screen.findByRole('row', { name: /B7K2QX-0001/ });
}

test('explains to an impersonating admin why invoices cannot be opened', async () => {
  await open(aCustomer({ view: { endsAt: new Date(Date.now() + 60_000).toISOString() } }));
  expect(screen.getByText(why)).toBeTruthy();
});

test('shows customers links without an explanation', async () => {
  await open();
  expect(screen.getByRole('link', { name: /^PDF of invoice B7K2QX-0001/ })).toBeTruthy();
  expect(screen.queryByText(why)).toBeNull();
});
