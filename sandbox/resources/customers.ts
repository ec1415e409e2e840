import type Stripe from 'stripe';
import { newId, randomText } from '../ids.ts';
import { invalid } from '../protocol/errors.ts';
import { field, listOperation } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { addTaxId } from '../tax/tax-ids.ts';
import { fullAddress } from './addresses.ts';
import { applyChanges } from './apply-changes.ts';
import { mergeMetadata } from './metadata.ts';
import { requireOwnPaymentMethod } from './payment-methods.ts';
import { requireObject, requireReferenced, retrieveOperation } from './retrieve.ts';
import { atTestClock, WITHOUT_TEST_CLOCK } from './test-clocks.ts';

type Customer = Kinds['customer'];
type CreateParams = Wire<Stripe.CustomerCreateParams>;

type NewCustomer = Omit<CreateParams, 'address'> & {
  address?: Parameters<typeof fullAddress>[0] | '' | null | undefined;
};

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const MAX_CUSTOMERS_PER_CLOCK = 3;
const FIELDS = ['address', 'description', 'email', 'metadata', 'name', 'phone', 'tax_exempt'];

const CREATE_FIELDS = [
  ...[...FIELDS, 'invoice_settings.footer'],
  ...['tax_id_data.type', 'tax_id_data.value', 'test_clock'],
];

const create = operation<CreateParams>('POST /v1/customers', CREATE_FIELDS, (call) => {
  const { test_clock } = call.params;
  if (test_clock !== undefined) {
    requireReferenced(call, 'test_helpers.test_clock', test_clock, 'test_clock');
    checkRoom(call, test_clock);
  }
  return addCustomer(atTestClock(call, { test_clock }), call.params);
});

const update = operation<Wire<Stripe.CustomerUpdateParams>>(
  'POST /v1/customers/{id}',
  [
    ...[...FIELDS, 'balance', 'preferred_locales'],
    ...['custom_fields', 'default_payment_method', 'footer'].map(
      (name) => `invoice_settings.${name}`,
    ),
  ],
  (call) => {
    const before = requireObject(call, 'customer', call.id);
    const { address, email, metadata, tax_exempt, invoice_settings, ...same } = call.params;
    const { balance, description, name, phone, preferred_locales } = same;
    checkEmail(email);
    const default_payment_method = invoice_settings?.default_payment_method;
    if (default_payment_method) {
      requireOwnPaymentMethod(
        call,
        default_payment_method,
        before.id,
        'invoice_settings[default_payment_method]',
      );
    }
    const changes = {
      balance,
      description,
      email,
      name,
      phone,
      preferred_locales,
      invoice_settings: changeSettings(before.invoice_settings, invoice_settings),
      address: address === undefined ? before.address : address ? fullAddress(address) : null,
      metadata: mergeMetadata(before.metadata, metadata),
      tax_exempt: tax_exempt === undefined ? before.tax_exempt : tax_exempt || 'none',
    };
    return applyChanges(call, 'customer', before, changes, 'customer.updated');
  },
);

const list = listOperation<Wire<Stripe.CustomerListParams>>(
  'GET /v1/customers',
  'customer',
  {
    email: 'email',
    test_clock: { to: 'test_helpers.test_clock', where: 'test_clock' },
  },
  ({ test_clock }) => (test_clock === undefined ? [WITHOUT_TEST_CLOCK] : []),
);

export const customers = [
  create,
  update,
  list,
  retrieveOperation('GET /v1/customers/{id}', 'customer'),
];

export function addCustomer(context: Context, params: NewCustomer): Customer {
  const { objects, emit, now } = context;
  checkEmail(params.email);
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    address: params.address ? fullAddress(params.address) : null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    email: params.email ?? null,
    invoice_prefix: randomText(8, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: params.invoice_settings?.footer ?? null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: params.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: params.tax_exempt || 'none',
    test_clock: params.test_clock ?? null,
  };
  emit('customer.created', objects.insert('customer', customer));
  for (const [index, given] of (params.tax_id_data ?? []).entries()) {
    addTaxId(context, given, customer, `tax_id_data[${index}][value]`);
  }
  return customer;
}

function checkRoom({ objects }: Context, clock: string): void {
  const limit = MAX_CUSTOMERS_PER_CLOCK;
  const present = objects.page('customer', { where: [field('test_clock', clock)], limit });
  if ((present?.data.length ?? 0) < limit) return;
  throw invalid(`A test clock can have up to ${limit} customers.`, 'test_clock');
}

export function checkEmail(email: string | undefined, param = 'email'): void {
  if (email !== undefined && !isEmail(email)) {
    throw invalid(`Invalid email address: ${email}`, param, 'email_invalid');
  }
}

export function isEmail(text: string): boolean {
  return text.length <= 512 && EMAIL.test(text);
}

type Settings = Customer['invoice_settings'];

function changeSettings(
  before: Settings,
  given: Wire<Stripe.CustomerUpdateParams>['invoice_settings'] = {},
): Settings {
  const { custom_fields, default_payment_method, footer } = given;
  return {
    ...before,
    ...(default_payment_method && { default_payment_method }),
    ...(custom_fields !== undefined && { custom_fields: custom_fields || null }),
    ...(footer !== undefined && { footer: footer || null }),
  };
}
