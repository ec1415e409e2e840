import { defineEndpoint } from '../endpoint.ts';
import { AddressReport, AddressToCheck } from '../site-checks.ts';

export const checkAddress = defineEndpoint('POST /api/admin/address-checks', {
  summary: 'Check whether a website answers',
  access: 'admin',
  programs: 'internal',
  permission: 'orders.deliver',
  body: AddressToCheck,
  answers: { 200: AddressReport },
});
