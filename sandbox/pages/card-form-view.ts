import { FIELDS, type FieldErrors, type FieldName, type KeptValues } from './card-form.ts';
import { type FieldView, fieldView } from './field-view.ts';
import { type Html, html } from './html.ts';
import { TEST_CARDS } from './test-cards.ts';

export interface CardFormView {
  values: KeptValues;
  errors: FieldErrors;
  /** The shop provided the email, so it can't be changed. */
  emailLocked: boolean;
  /** What to do after a card was declined. */
  next?: string | undefined;
  /** The button's label. */
  submit: string;
}

export function cardFormView({ values, errors, emailLocked, next, submit }: CardFormView): Html {
  const first = FIELDS.find((name) => errors[name] !== undefined);
  const field = (view: FieldView & { name: FieldName }) =>
    fieldView({ ...view, error: errors[view.name], focused: view.name === first });
  return html`<form method="post" novalidate>
    ${next !== undefined && html`<p class="next" role="alert">${next}</p>`}
    ${field({
      name: 'email',
      label: 'Email',
      type: 'email',
      autocomplete: 'email',
      value: values.email,
      readOnly: emailLocked,
      hint: emailLocked ? 'The shop provided this email.' : undefined,
    })}
    ${field({
      name: 'cardNumber',
      label: 'Card number',
      autocomplete: 'cc-number',
      numeric: true,
      placeholder: '1234 1234 1234 1234',
    })}
    <div class="pair">
      ${field({
        name: 'cardExpiry',
        label: 'Expiration',
        autocomplete: 'cc-exp',
        numeric: true,
        placeholder: 'MM / YY',
        value: values.cardExpiry,
      })}
      ${field({ name: 'cardCvc', label: 'CVC', autocomplete: 'cc-csc', numeric: true, placeholder: '3 digits' })}
    </div>
    ${field({
      name: 'billingName',
      label: 'Cardholder name',
      autocomplete: 'cc-name',
      value: values.billingName,
    })}
    <button type="submit">${submit}</button>
  </form>
  <section class="cards" aria-labelledby="cards-title">
    <h2 id="cards-title">Test cards</h2>
    <ul>${TEST_CARDS.map(({ number, description }) => html`<li><code>${number}</code> ${description}</li>`)}</ul>
    <p>Use any future expiration date and any 3-digit CVC.</p>
  </section>`;
}
