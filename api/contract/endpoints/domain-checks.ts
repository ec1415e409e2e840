import { DomainCheck } from '../domain-checks.ts';
import { defineEndpoint } from '../endpoint.ts';

const check = {
  answers: { 200: DomainCheck },
  failures: ['not_found', 'conflict', 'rate_limited'],
} as const;

export const checkDomain = defineEndpoint('GET /api/customer/subscriptions/:id/brief/domain', {
  summary: 'Check the records of the domain in a brief',
  access: 'customer',
  programs: 'refused',
  ...check,
});

export const checkOrderDomain = defineEndpoint('GET /api/orders/:id/brief/domain', {
  summary: 'Check the records of the domain in an order’s brief',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  ...check,
});

export const checkGuestDomain = defineEndpoint('GET /api/guest/briefs/:token/domain', {
  summary: 'Check the records of the domain in a brief by its link',
  access: 'anyone',
  programs: 'refused',
  ...check,
});
