import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { invalid, missingParameter, notSupported } from '../protocol/errors.ts';
import { checkPaging, field } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire, WireList } from '../protocol/wire.ts';
import { applyChanges } from '../resources/apply-changes.ts';
import { requireObject, requireReferenced, retrieveOperation } from '../resources/retrieve.ts';
import { atTestClock, dueIn } from '../resources/test-clocks.ts';
import type { Condition } from '../store/list-page.ts';
import type { Objects } from '../store/objects.ts';
import { checkTaxIdFormat, countryOfTaxId } from './tax-id-formats.ts';

export type TaxId = Kinds['tax_id'];
type Owner = Wire<Stripe.TaxIdCreateParams>['owner'];
type ListParams = Wire<Stripe.TaxIdListParams>;
interface Given {
  type: string;
  value: string;
}

/** Types that an authority verifies. */
const VERIFIED_TYPES = ['au_abn', 'eu_vat', 'gb_vat'];
const PAGING = ['ending_before', 'limit', 'starting_after'];
/** Tax IDs of the shop itself. */
const OWN: Condition = { sql: "json_extract(body, '$.owner.type') = 'self'", values: [] };

const create = operation<Wire<Stripe.TaxIdCreateParams>>(
  'POST /v1/tax_ids',
  ['owner.customer', 'owner.type', 'type', 'value'],
  (call) => addTaxId(call, call.params, customerOf(call, call.params.owner)),
);

const list = operation<ListParams>(
  'GET /v1/tax_ids',
  ['owner.customer', 'owner.type', ...PAGING],
  (call) => {
    const customer = customerOf(call, call.params.owner);
    const where = customer ? field('customer', customer.id) : OWN;
    return pageOf(call.objects, where, '/v1/tax_ids', call.params);
  },
);

const remove = operation('DELETE /v1/tax_ids/{id}', [], (call) => {
  const taxId = requireObject(call, 'tax_id', call.id);
  call.objects.remove(taxId.id);
  if (taxId.customer) call.emit('customer.tax_id.deleted', taxId);
  return { id: taxId.id, object: 'tax_id', deleted: true };
});

const createForCustomer = operation<Wire<Stripe.CustomerCreateTaxIdParams>>(
  'POST /v1/customers/{id}/tax_ids',
  ['type', 'value'],
  (call) => {
    const customer = requireObject(call, 'customer', call.id);
    return addTaxId(atTestClock(call, customer), call.params, customer);
  },
);

const listOfCustomer = operation<Wire<Stripe.CustomerListTaxIdsParams>>(
  'GET /v1/customers/{id}/tax_ids',
  PAGING,
  (call) => {
    const { id } = requireObject(call, 'customer', call.id);
    return taxIdsOf(id, call.objects, call.params);
  },
);

export const taxIds = [
  create,
  { ...list, lists: 'tax_id' as const },
  remove,
  createForCustomer,
  { ...listOfCustomer, lists: 'tax_id' as const },
  retrieveOperation('GET /v1/tax_ids/{id}', 'tax_id'),
];

/** A verification that an authority makes is pending until the next request. */
export function addTaxId(
  context: Context,
  { type, value }: Given,
  customer: Kinds['customer'] | undefined,
  param = 'value',
): TaxId {
  const { objects, emit, now } = context;
  checkTaxIdFormat(type, value, param);
  const isVerified = VERIFIED_TYPES.includes(type);
  const owner = customer
    ? { customer: customer.id, customer_account: null, type: 'customer' as const }
    : { customer_account: null, type: 'self' as const };
  const taxId: TaxId = {
    id: newId('txi'),
    object: 'tax_id',
    country: countryOfTaxId(type, value),
    created: now,
    customer: customer?.id ?? null,
    customer_account: null,
    livemode: false,
    owner,
    type,
    value,
    verification: verification(isVerified ? 'pending' : 'unavailable'),
  };
  const isDue = isVerified && outcomeOf(value) !== 'pending';
  objects.insert('tax_id', taxId, isDue ? dueIn(context, taxId, 0) : undefined);
  if (customer) emit('customer.tax_id.created', taxId);
  return taxId;
}

/** Records what the authority said. */
export function verifyTaxId(context: Context, taxId: TaxId): TaxId {
  context.objects.setInternals(taxId.id, {});
  const changes = { verification: verification(outcomeOf(taxId.value)) };
  return applyChanges(context, 'tax_id', taxId, changes, 'customer.tax_id.updated');
}

export function taxIdsOf(
  customer: string,
  objects: Objects,
  paging: Pick<ListParams, 'ending_before' | 'limit' | 'starting_after'> = {},
): WireList<TaxId> {
  return pageOf(objects, field('customer', customer), `/v1/customers/${customer}/tax_ids`, paging);
}

/** The shop's own tax IDs. */
export function ownTaxIds(objects: Objects): TaxId[] {
  return objects.page('tax_id', { where: [OWN], limit: 10 })?.data.toReversed() ?? [];
}

function pageOf(
  objects: Objects,
  where: Condition,
  url: string,
  { limit = 10, starting_after, ending_before }: Omit<ListParams, 'owner'>,
): WireList<TaxId> {
  checkPaging(limit, starting_after, ending_before);
  const query = { limit, startingAfter: starting_after, endingBefore: ending_before };
  const page = objects.page('tax_id', { ...query, where: [where] });
  if (page === undefined) {
    throw invalid(`No such tax_id: '${starting_after ?? ending_before}'`, 'starting_after');
  }
  return { object: 'list', data: page.data, has_more: page.hasMore, url };
}

function customerOf(context: Context, owner: Owner): Kinds['customer'] | undefined {
  if (owner === undefined || owner.type === 'self') return undefined;
  if (owner.type !== 'customer') throw notSupported(`tax IDs of an ${owner.type}`, 'owner[type]');
  if (owner.customer === undefined) throw missingParameter('owner[customer]');
  return requireReferenced(context, 'customer', owner.customer, 'owner[customer]');
}

/** The provider's test numbers: zeros are verified, ones are not, twos stay pending. */
function outcomeOf(value: string): 'pending' | 'unverified' | 'verified' {
  const digits = value.replace(/\D/g, '');
  if (/^1+$/.test(digits)) return 'unverified';
  return /^2+$/.test(digits) ? 'pending' : 'verified';
}

function verification(status: NonNullable<TaxId['verification']>['status']) {
  return { status, verified_address: null, verified_name: null };
}
