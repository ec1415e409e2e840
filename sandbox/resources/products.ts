import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { invalid } from '../protocol/errors.ts';
import { listOperation } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { applyChanges } from './apply-changes.ts';
import { mergeMetadata } from './metadata.ts';
import { requireObject, requireReferenced, retrieveOperation } from './retrieve.ts';

type Product = Kinds['product'];
type CreateParams = Wire<Stripe.ProductCreateParams>;
type UpdateParams = Wire<Stripe.ProductUpdateParams>;

const FIELDS = [
  ...['active', 'description', 'images', 'marketing_features', 'metadata', 'name', 'shippable'],
  ...['statement_descriptor', 'tax_code', 'unit_label', 'url'],
];

const create = operation<CreateParams>('POST /v1/products', [...FIELDS, 'id', 'type'], (call) =>
  addProduct(call, call.params),
);

const update = operation<UpdateParams>(
  'POST /v1/products/{id}',
  [...FIELDS, 'default_price'],
  (call) => {
    const before = requireObject(call, 'product', call.id);
    const { active, default_price, name, shippable, statement_descriptor } = call.params;
    if (default_price) requireReferenced(call, 'price', default_price, 'default_price');
    const changes = {
      active,
      default_price,
      name,
      shippable,
      statement_descriptor,
      description: unset(call.params.description, null),
      images: unset(call.params.images, []),
      marketing_features: unset(call.params.marketing_features, []),
      metadata: mergeMetadata(before.metadata, call.params.metadata),
      tax_code: unset(call.params.tax_code, null),
      unit_label: unset(call.params.unit_label, null),
      updated: call.now,
      url: unset(call.params.url, null),
    };
    return applyChanges(call, 'product', before, changes, 'product.updated');
  },
);

const list = listOperation<Wire<Stripe.ProductListParams>>('GET /v1/products', 'product', {
  active: 'active',
  ids: (ids) => ({ sql: `id IN (${ids.map(() => '?').join(', ') || 'NULL'})`, values: ids }),
  shippable: 'shippable',
  type: 'type',
  url: 'url',
});

export const products = [
  create,
  update,
  list,
  retrieveOperation('GET /v1/products/{id}', 'product'),
];

export function addProduct({ objects, emit, now }: Context, params: CreateParams): Product {
  const id = params.id ?? newId('prod');
  if (objects.lookUp(id)) {
    throw invalid('Product already exists.', 'id', 'resource_already_exists');
  }
  const product: Product = {
    id,
    object: 'product',
    active: params.active ?? true,
    created: now,
    default_price: null,
    description: params.description ?? null,
    images: params.images ?? [],
    livemode: false,
    marketing_features: params.marketing_features ?? [],
    metadata: mergeMetadata({}, params.metadata),
    name: params.name,
    package_dimensions: null,
    shippable: params.shippable ?? null,
    statement_descriptor: params.statement_descriptor ?? null,
    tax_code: params.tax_code ?? null,
    tax_details: null,
    type: params.type ?? 'service',
    unit_label: params.unit_label ?? null,
    updated: now,
    url: params.url ?? null,
  };
  emit('product.created', objects.insert('product', product));
  return product;
}

/** An empty value unsets the field, a missing one leaves it as it is. */
function unset<T, E>(given: T | '' | null | undefined, empty: E): T | E | undefined {
  return given === undefined ? undefined : given || empty;
}
