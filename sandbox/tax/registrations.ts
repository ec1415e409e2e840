import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { invalid, missingParameter, notSupported } from '../protocol/errors.ts';
import { checkPaging } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { requireObject } from '../resources/retrieve.ts';
import { checkCountry } from './countries.ts';
import { isInUnion, placeOf } from './tax-table.ts';

type Registration = Kinds['tax.registration'];
type CreateParams = Wire<Stripe.Tax.RegistrationCreateParams>;
type ListParams = Wire<Stripe.Tax.RegistrationListParams>;
/** What the sandbox reads of any country's options. */
interface Options {
  type: string;
  state?: string;
  standard?: { place_of_supply_scheme: string };
}

const KIND = 'tax.registration' as const;
const PATH = '/v1/tax/registrations';

const create = operation<CreateParams>(
  `POST ${PATH}`,
  ['active_from', 'country', 'country_options', 'expires_at'],
  (call) => {
    const { objects, now, params } = call;
    const { country } = params;
    checkCountry(country, 'country');
    const options = optionsIn(params.country_options, country);
    if (options === undefined) throw missingParameter(`country_options[${country.toLowerCase()}]`);
    if (!isKnown(country, options)) {
      throw notSupported(`${options.type} registrations in ${country}`, 'country_options');
    }
    const registration = newRegistration(country, shown(options), now);
    const { active_from, expires_at = null } = params;
    const dated = active_from === 'now' ? { expires_at } : { active_from, expires_at };
    return present(objects.insert(KIND, { ...registration, ...dated }), now);
  },
);

/** Active from now on. */
export function newRegistration(country: string, options: Options, now: number): Registration {
  return {
    id: newId('taxreg'),
    object: KIND,
    active_from: now,
    country,
    country_options: { [country.toLowerCase()]: options },
    created: now,
    expires_at: null,
    livemode: false,
    status: 'active',
  };
}

const update = operation<Wire<Stripe.Tax.RegistrationUpdateParams>>(
  `POST ${PATH}/{id}`,
  ['active_from', 'expires_at'],
  (call) => {
    const { objects, now, params } = call;
    const before = requireObject(call, KIND, call.id);
    const { active_from = before.active_from, expires_at = before.expires_at } = params;
    const after: Registration = {
      ...before,
      active_from: active_from === 'now' ? now : active_from,
      expires_at: expires_at === 'now' ? now : expires_at || null,
    };
    if (after.expires_at !== null && after.expires_at < after.active_from) {
      throw invalid('expires_at must be after active_from.', 'expires_at');
    }
    return present(objects.replace(KIND, after), now);
  },
);

/** A shop has few, so they fit on one page. */
const list = operation<ListParams>(`GET ${PATH}`, ['limit', 'status'], (call) => {
  const { limit = 10, status = 'active' } = call.params;
  checkPaging(limit);
  const all = call.objects.page(KIND, { limit: 100 })?.data ?? [];
  const data = all
    .map((registration) => present(registration, call.now))
    .filter((registration) => status === 'all' || registration.status === status);
  return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit, url: PATH };
});

const retrieve = operation(`GET ${PATH}/{id}`, [], (call) =>
  present(requireObject(call, KIND, call.id), call.now),
);

export const registrations = [create, update, { ...list, lists: KIND }, retrieve];

/** Whether the shop collects tax in a place. One for the union's one-stop shop covers all of it. */
export function isRegistered(
  { objects, now }: Context,
  country: string,
  state: string | null,
): boolean {
  const all = objects.page(KIND, { limit: 100 })?.data ?? [];
  return all.some((registration) => {
    if (statusAt(registration, now) !== 'active') return false;
    const options = optionsIn(registration.country_options, registration.country);
    if (options?.type.startsWith('oss')) return isInUnion(country);
    return registration.country === country && (country !== 'US' || options?.state === state);
  });
}

function statusAt({ active_from, expires_at }: Registration, now: number) {
  if (active_from > now) return 'scheduled';
  return expires_at !== null && expires_at <= now ? 'expired' : 'active';
}

function present(registration: Registration, now: number): Registration {
  return { ...registration, status: statusAt(registration, now) };
}

/** Each country has options under its own key. */
function optionsIn(all: object, country: string): Options | undefined {
  return new Map<string, Options>(Object.entries(all)).get(country.toLowerCase());
}

function isKnown(country: string, { state, type }: Options): boolean {
  if (country === 'US')
    return type === 'state_sales_tax' && placeOf('US', state ?? null) !== undefined;
  if (type !== 'standard' && !(isInUnion(country) && type.startsWith('oss'))) return false;
  return country === 'CA' || placeOf(country, null) !== undefined;
}

function shown(options: Options): Options {
  if (options.type !== 'standard') return options;
  return { standard: { place_of_supply_scheme: 'standard' }, ...options };
}
