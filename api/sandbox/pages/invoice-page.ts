import { formatMoney } from '../money.ts';
import { ProviderError } from '../protocol/errors.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { attachCard } from '../purchase/attach-card.ts';
import { NOT_AUTHENTICATED } from '../purchase/challenge.ts';
import { payByHand } from '../resources/pay-invoice.ts';
import type { Card, Payer } from '../resources/payment-methods.ts';
import { mustHave } from '../resources/retrieve.ts';
import { onItsClock } from '../resources/test-clocks.ts';
import { NO_CAUSE } from '../store/transaction.ts';
import { createSheet } from './account-layout.ts';
import { readCardForm } from './card-form.ts';
import { type FormView, formView } from './card-form-view.ts';
import { challengeView } from './challenge-view.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceView } from './invoice-view.ts';
import type { PageDeps, PageHandler } from './page-handler.ts';
import { seeOther } from './responses.ts';

type Invoice = Kinds['invoice'];
type Refused = Partial<Pick<FormView, 'errors' | 'values'>> & { status?: number };

interface InvoiceSecrets {
  challenged?: { card: Card; payer: Payer };
}

const PATH = /^\/i\/(\w+)(\/pdf)?$/;

/** A finalised invoice to look at, to keep, and to pay where it is open. */
export async function createInvoicePage({ objects, commit }: PageDeps): Promise<PageHandler> {
  const sheet = await createSheet();

  return async (request, { pathname }) => {
    const [, id = '', pdf] = PATH.exec(pathname) ?? [];
    const invoice = objects.get('invoice', id);
    if (!invoice?.number) return undefined;
    if (pdf) return invoicePdf(invoice);
    if (request.method !== 'POST') return show(invoice);
    const form = new URLSearchParams(await request.text());
    return commit(NO_CAUSE, (present) => {
      const again = mustHave(present, 'invoice', id);
      if (again.status !== 'open') return seeOther(`/i/${id}`);
      return pay(onItsClock(present, again), again, form);
    });
  };

  function show(invoice: Invoice, { errors = {}, values, status = 200 }: Refused = {}): Response {
    const { customer_email, customer_name, number } = invoice;
    const title = `${status === 200 ? '' : 'Error: '}Invoice ${number}`;
    if (objects.hidden<InvoiceSecrets>(invoice.id)?.challenged) {
      const body = challengeView(`You are about to pay ${dueOf(invoice)}.`);
      return sheet.send({ title, body });
    }
    const written = {
      email: customer_email ?? '',
      cardExpiry: '',
      billingName: customer_name ?? '',
    };
    const form = formView({
      errors,
      values: values ?? written,
      emailLocked: Boolean(customer_email),
      submit: `Pay ${dueOf(invoice)}`,
    });
    return sheet.send({
      title,
      status,
      body: invoiceView(invoice, invoice.status === 'open' && form),
    });
  }

  function pay(context: Context, invoice: Invoice, form: URLSearchParams): Response {
    const { challenged } = objects.hidden<InvoiceSecrets>(invoice.id) ?? {};
    if (challenged) {
      objects.hide(invoice.id, {});
      if (form.get('challenge') === 'complete') return charge(context, invoice, challenged);
      return refuse(invoice, NOT_AUTHENTICATED.message);
    }
    const read = readCardForm(form, invoice.customer_email, context.realNow);
    const { values } = read;
    if (!read.ok) return show(invoice, { status: 422, values, errors: read.errors });
    if (read.decline) return refuse(invoice, read.decline.message);
    const { card, payer } = read;
    if (read.challenge) {
      objects.hide(invoice.id, { challenged: { card, payer } } satisfies InvoiceSecrets);
      return seeOther(`/i/${invoice.id}`);
    }
    return charge(context, invoice, { card, payer });
  }

  function charge(
    context: Context,
    invoice: Invoice,
    given: { card: Card; payer: Payer },
  ): Response {
    const customer = mustHave(context, 'customer', invoice.customer ?? '');
    const outcome = payByHand(context, invoice, attachCard(context, customer, given).id);
    if (outcome instanceof ProviderError) return refuse(invoice, outcome.message);
    return seeOther(`/i/${invoice.id}`);
  }

  function refuse(invoice: Invoice, sentence: string): Response {
    return show(invoice, { status: 402, errors: { cardNumber: sentence } });
  }
}

function dueOf({ amount_remaining, currency }: Invoice): string {
  return formatMoney(amount_remaining, currency);
}
