import { applyChanges } from '../resources/apply-changes.ts';
import { isEmail } from '../resources/customers.ts';
import { type Html, html } from './html.ts';
import { backUrlOf, finish, type PortalVisit } from './portal-visit.ts';

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
] as const;

type Values = Partial<Record<(typeof FIELDS)[number]['name'], string>>;

export function showDetails(
  visit: PortalVisit,
  refused?: { values: Values; error: string },
): Response {
  const { customer, layout } = visit;
  const present = { name: customer.name, email: customer.email, phone: customer.phone };
  const values = refused?.values ?? present;
  const back = backUrlOf(visit);
  const body = html`<main class="account">
    <header>
      ${back && html`<a class="back" href="${back}"><span aria-hidden="true">←</span> Back</a>`}
      <h1>Billing information</h1>
    </header>
    <form method="post" novalidate>
      ${allowedOf(visit).map((field) =>
        fieldView(
          field,
          values[field.name] ?? '',
          field.name === 'email' ? refused?.error : undefined,
        ),
      )}
      <button>Save</button>
    </form>
  </main>`;
  return layout.send({
    title: `${refused ? 'Error: ' : ''}Billing information`,
    body,
    status: refused ? 422 : 200,
    formRedirect: visit.session.flow?.after_completion.redirect?.return_url,
  });
}

export function submitDetails(visit: PortalVisit, form: URLSearchParams): Response {
  const values: Values = Object.fromEntries(
    allowedOf(visit).map(({ name }) => [name, (form.get(name) ?? '').trim().slice(0, 256)]),
  );
  if (values.email !== undefined && !isEmail(values.email)) {
    return showDetails(visit, { values, error: 'Your email is invalid.' });
  }
  applyChanges(visit.context, 'customer', visit.customer, values, 'customer.updated');
  return finish(visit, 'Your billing information has been updated');
}

function allowedOf({ configuration }: PortalVisit) {
  const { allowed_updates } = configuration.features.customer_update;
  return FIELDS.filter(({ name }) => allowed_updates.includes(name));
}

function fieldView(field: (typeof FIELDS)[number], value: string, error?: string): Html {
  const { autocomplete, label, name, type } = field;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}"
      ${error && html`aria-invalid="true" aria-describedby="${name}-error" autofocus`}>
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}
