import * as v from 'valibot';
import { Checkout, CheckoutSession, CheckoutSessionQuery, CreateCheckout } from '../checkout.ts';
import { CheckDiscount, CheckedDiscount } from '../discounts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { AskTax, TaxQuote } from '../tax-quote.ts';

export const createCheckout = defineEndpoint('POST /api/orders/create-checkout', {
  summary: 'Place an order and open its checkout',
  access: 'anyone',
  programs: 'stable',
  body: CreateCheckout,
  answers: { 201: Checkout },
  failures: ['other_account', 'not_found', 'conflict', 'rate_limited', 'provider_down'],
});

export const checkDiscount = defineEndpoint('POST /api/checkout/discount', {
  summary: 'Check a discount code for a product',
  access: 'anyone',
  programs: 'stable',
  body: CheckDiscount,
  answers: { 200: CheckedDiscount },
  failures: ['other_account', 'not_found', 'rate_limited'],
});

export const quoteTax = defineEndpoint('POST /api/checkout/tax', {
  summary: 'Calculate the tax of a purchase',
  access: 'anyone',
  programs: 'stable',
  body: AskTax,
  answers: { 200: TaxQuote },
  failures: ['other_account', 'not_found', 'conflict', 'rate_limited', 'provider_down'],
});

export const getCheckoutSession = defineEndpoint('GET /api/checkout/sessions/:id', {
  summary: 'Get the status of a checkout, or wait for it to change',
  access: 'anyone',
  programs: 'stable',
  query: CheckoutSessionQuery,
  answers: { 200: CheckoutSession },
  failures: ['viewing', 'not_found'],
});

export const receiveStripeEvent = defineEndpoint('POST /api/webhooks/stripe', {
  summary: 'Receive a signed event from the payment provider',
  access: 'anyone',
  programs: 'refused',
  body: 'application/json',
  answers: { 200: v.object({ received: v.literal(true) }) },
  failures: ['validation', 'conflict', 'provider_down'],
});
