import type Stripe from 'stripe';
import { randomText } from '../ids.ts';
import { MAX_CENTS } from '../money.ts';
import { invalid, missingParameter } from '../protocol/errors.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { amountTooLarge, checkLastDigit } from './amounts.ts';
import { mergeMetadata } from './metadata.ts';
import { checkCurrency } from './prices.ts';
import { retrieveOperation } from './retrieve.ts';

export type Coupon = Kinds['coupon'];
type CreateParams = Wire<Stripe.CouponCreateParams>;

const CREATE_FIELDS = [
  ...['amount_off', 'currency', 'duration', 'duration_in_months', 'id', 'metadata', 'name'],
  'percent_off',
];

const create = operation<CreateParams>('POST /v1/coupons', CREATE_FIELDS, (call) =>
  addCoupon(call, call.params),
);

export const coupons = [create, retrieveOperation('GET /v1/coupons/{id}', 'coupon', 'coupon')];

function addCoupon({ objects, emit, now }: Context, params: CreateParams): Coupon {
  checkReduction(params);
  const duration = params.duration ?? 'once';
  const months = params.duration_in_months;
  if ((duration === 'repeating') !== (months !== undefined)) {
    const message = 'duration_in_months must be set if and only if duration is repeating.';
    throw invalid(message, 'duration_in_months');
  }
  if (months !== undefined && months < 1) {
    throw invalid('This value must be greater than or equal to 1.', 'duration_in_months');
  }
  const id = params.id ?? randomText(8);
  if (objects.lookUp(id)) {
    throw invalid('Coupon already exists.', 'id', 'resource_already_exists');
  }
  const coupon: Coupon = {
    id,
    object: 'coupon',
    amount_off: params.amount_off ?? null,
    created: now,
    currency: params.amount_off === undefined ? null : (params.currency ?? '').toLowerCase(),
    duration,
    duration_in_months: months ?? null,
    livemode: false,
    max_redemptions: null,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    percent_off: params.percent_off ?? null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
  emit('coupon.created', objects.insert('coupon', coupon));
  return coupon;
}

function checkReduction({ amount_off, currency, percent_off }: CreateParams): void {
  if ((amount_off === undefined) === (percent_off === undefined)) {
    throw invalid('You must pass either amount_off or percent_off.', 'percent_off');
  }
  if (percent_off !== undefined && (percent_off <= 0 || percent_off > 100)) {
    throw invalid('Invalid percent_off: must be greater than 0 and at most 100.', 'percent_off');
  }
  if (amount_off === undefined) return;
  if (amount_off < 1) throw invalid('Invalid positive integer', 'amount_off');
  if (amount_off > MAX_CENTS) {
    throw amountTooLarge(currency ?? 'usd', 'amount_off');
  }
  if (currency === undefined) throw missingParameter('currency');
  checkCurrency(currency, 'currency');
  checkLastDigit(amount_off, currency, 'amount_off');
}
