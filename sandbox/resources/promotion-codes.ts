import type Stripe from 'stripe';
import { newId, randomText } from '../ids.ts';
import { invalid, missingParameter } from '../protocol/errors.ts';
import { field, listOperation } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { applyChanges } from './apply-changes.ts';
import { mergeMetadata } from './metadata.ts';
import { requireObject, requireReferenced, retrieveOperation } from './retrieve.ts';

type PromotionCode = Kinds['promotion_code'];
type CreateParams = Wire<Stripe.PromotionCodeCreateParams>;

const GENERATED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const create = operation<CreateParams>(
  'POST /v1/promotion_codes',
  ['active', 'code', 'metadata', 'promotion.coupon', 'promotion.type'],
  (call) => addPromotionCode(call, call.params),
);

/** A promotion code's coupon and text can't be changed. */
const update = operation<Wire<Stripe.PromotionCodeUpdateParams>>(
  'POST /v1/promotion_codes/{id}',
  ['active', 'metadata'],
  (call) => {
    const before = requireObject(call, 'promotion_code', call.id, 'promotion_code');
    const { active } = call.params;
    if (active && !before.active) checkFree(call, before.code);
    const metadata = mergeMetadata(before.metadata ?? {}, call.params.metadata);
    const changes = { active, metadata };
    return applyChanges(call, 'promotion_code', before, changes, 'promotion_code.updated');
  },
);

const list = listOperation<Wire<Stripe.PromotionCodeListParams>>(
  'GET /v1/promotion_codes',
  'promotion_code',
  {
    active: 'active',
    code: (code) => ({ sql: "upper(json_extract(body, '$.code')) = ?", values: [upper(code)] }),
    coupon: { to: 'coupon', where: 'promotion.coupon' },
  },
);

export const promotionCodes = [
  create,
  update,
  list,
  retrieveOperation('GET /v1/promotion_codes/{id}', 'promotion_code', 'promotion_code'),
];

function addPromotionCode(context: Context, params: CreateParams): PromotionCode {
  const { objects, emit, now } = context;
  const { coupon } = params.promotion;
  if (coupon === undefined) throw missingParameter('promotion[coupon]');
  const code = params.code ?? randomText(8, GENERATED);
  if (!/^[\w-]+$/.test(code)) {
    throw invalid(
      'Promotion codes may contain only letters, digits, dashes and underscores.',
      'code',
    );
  }
  const active = params.active ?? true;
  if (active) checkFree(context, code);
  const promotionCode: PromotionCode = {
    id: newId('promo'),
    object: 'promotion_code',
    active,
    code,
    created: now,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: mergeMetadata({}, params.metadata),
    promotion: {
      coupon: requireReferenced(context, 'coupon', coupon, 'promotion[coupon]').id,
      type: 'coupon',
    },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: 0,
  };
  emit('promotion_code.created', objects.insert('promotion_code', promotionCode));
  return promotionCode;
}

/** Active codes are unique, regardless of case. */
function checkFree({ objects }: Context, code: string): void {
  const where = [
    field('active', true),
    { sql: "upper(json_extract(body, '$.code')) = ?", values: [upper(code)] },
  ];
  if ((objects.page('promotion_code', { where, limit: 1 })?.data.length ?? 0) === 0) return;
  throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, 'code');
}

function upper(code: string): string {
  return code.toUpperCase();
}
