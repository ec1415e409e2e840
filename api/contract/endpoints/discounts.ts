import type { DiscountDuration } from '#db/values/enumerations';
import {
  Discount,
  DiscountList,
  DiscountListQuery,
  DiscountUseList,
  NewDiscount,
} from '../admin-discounts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { discountDurationNames, discountHeadings } from '../nouns/discount.ts';

export const listDiscounts = defineEndpoint('GET /api/admin/discounts', {
  summary: 'List discount codes',
  access: 'admin',
  programs: 'stable',
  permission: 'shop.read',
  query: DiscountListQuery,
  answers: { 200: DiscountList },
  csv: {
    headings: discountHeadings,
    words: {
      percentOff: (percent) => `${percent}%`,
      duration: (duration) => discountDurationNames[duration as DiscountDuration],
    },
  },
});

export const createDiscount = defineEndpoint('POST /api/admin/discounts', {
  summary: 'Create a discount code',
  access: 'admin',
  programs: 'stable',
  permission: 'discounts.change',
  body: NewDiscount,
  example: { code: 'SUMMER-26', percentOff: 10, duration: 'once' },
  answers: { 201: Discount },
  failures: ['conflict'],
});

export const endDiscount = defineEndpoint('POST /api/admin/discounts/:id/end', {
  summary: 'End a discount code',
  access: 'admin',
  programs: 'stable',
  permission: 'discounts.change',
  answers: { 200: Discount },
  failures: ['not_found'],
});

export const listDiscountUses = defineEndpoint('GET /api/admin/discounts/:id/uses', {
  summary: 'List the orders that use a discount code',
  access: 'admin',
  programs: 'internal',
  permission: 'shop.read',
  answers: { 200: DiscountUseList },
  failures: ['not_found'],
});
