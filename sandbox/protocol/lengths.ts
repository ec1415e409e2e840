import { invalid } from './errors.ts';

type Limits = Record<string, number>;

/** The limit for fields without one of their own. */
const STANDARD = 5000;

const PRODUCT_TEXTS: Limits = {
  description: 40_000,
  'marketing_features.name': 80,
  statement_descriptor: 22,
  unit_label: 12,
};
const PRODUCT_LISTS: Limits = { images: 8, marketing_features: 15 };

/** In characters, by the request's path. */
const TEXTS: Record<string, Limits> = {
  '/v1/products': PRODUCT_TEXTS,
  '/v1/prices': { lookup_key: 200, ...inside('product_data', PRODUCT_TEXTS) },
  '/v1/customers': {
    email: 512,
    name: 256,
    phone: 20,
    'invoice_settings.custom_fields.name': 40,
    'invoice_settings.custom_fields.value': 140,
  },
  '/v1/checkout/sessions': {
    client_reference_id: 200,
    'subscription_data.description': 500,
    ...inside('line_items.price_data.product_data', PRODUCT_TEXTS),
  },
  '/v1/subscriptions': { description: 500 },
  '/v1/billing_portal/configurations': { 'business_profile.headline': 60 },
  '/v1/billing_portal/sessions': {
    'flow_data.after_completion.hosted_confirmation.custom_message': 500,
  },
  '/v1/test_helpers/test_clocks': { name: 300 },
};

/** In items. */
const LISTS: Record<string, Limits> = {
  '/v1/customers': { 'invoice_settings.custom_fields': 4 },
  '/v1/products': PRODUCT_LISTS,
  '/v1/checkout/sessions': inside('line_items.price_data.product_data', PRODUCT_LISTS),
};

/** Rejects values longer than documented. Metadata has limits of its own. */
export function checkLengths(operationPath: string, params: object): void {
  const path = operationPath.replace('/{id}', '');
  const texts = TEXTS[path] ?? {};
  const lists = LISTS[path] ?? {};
  check(params, '', '');

  /** `name` is the key in the tables above, `shown` is how the caller wrote the parameter. */
  function check(value: unknown, name: string, shown: string): void {
    if (typeof value === 'string') checkText(value, texts[name] ?? STANDARD, shown);
    if (typeof value !== 'object' || value === null || /(^|\.)metadata$/.test(name)) return;
    if (Array.isArray(value)) {
      const max = lists[name] ?? Number.POSITIVE_INFINITY;
      if (value.length > max) throw invalid(`You can pass up to ${max} ${shown}.`, shown);
      for (const [index, item] of value.entries()) check(item, name, `${shown}[${index}]`);
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      const top = name === '';
      check(inner, top ? key : `${name}.${key}`, top ? key : `${shown}[${key}]`);
    }
  }
}

function checkText(text: string, max: number, param: string): void {
  const characters = [...text];
  if (characters.length <= max) return;
  if (/url\]?$/.test(param)) {
    throw invalid(`Invalid URL: URL must be ${max} characters or less.`, param);
  }
  const ends = `${characters.slice(0, 10).join('')}...${characters.slice(-10).join('')}`;
  throw invalid(`Invalid string: ${ends}; must be at most ${max} characters`, param);
}

function inside(path: string, limits: Limits): Limits {
  return Object.fromEntries(Object.entries(limits).map(([name, max]) => [`${path}.${name}`, max]));
}
