import { formatMoney } from '../money.ts';
import { ProviderError } from '../protocol/errors.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { attachCard } from '../purchase/attach-card.ts';
import { AUTHENTICATION_FAILED } from '../purchase/challenge.ts';
import { payOnDemand } from '../resources/pay-invoice.ts';
import type { Card, Payer } from '../resources/payment-methods.ts';
import { requireObject } from '../resources/retrieve.ts';
import { atTestClock } from '../resources/test-clocks.ts';
import { NO_CAUSE } from '../store/transaction.ts';
import { createAccountLayout } from './account-layout.ts';
import { readCardForm } from './card-form.ts';
import { type CardFormView, cardFormView } from './card-form-view.ts';
import { challengeView } from './challenge-view.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceView } from './invoice-view.ts';
import type { PageDeps, PageHandler } from './page-handler.ts';
import { seeOther } from './responses.ts';

type Invoice = Kinds['invoice'];
type Refused = Partial<Pick<CardFormView, 'errors' | 'values'>> & { status?: number };

interface InvoiceInternals {
  challenged?: { card: Card; payer: Payer };
}

const PATH = /^\/i\/(\w+)(\/pdf)?$/;

/** A finalized invoice, which can be downloaded, and paid while it is open. */
export async function createInvoicePage({ objects, transact }: PageDeps): Promise<PageHandler> {
  const layout = await createAccountLayout();

  return async (request, { pathname }) => {
    const [, id = '', pdf] = PATH.exec(pathname) ?? [];
    const invoice = objects.get('invoice', id);
    if (!invoice?.number) return undefined;
    if (pdf) return invoicePdf(invoice, objects);
    if (request.method !== 'POST') return show(invoice);
    const form = new URLSearchParams(await request.text());
    return transact(NO_CAUSE, (present) => {
      const again = requireObject(present, 'invoice', id);
      if (again.status !== 'open') return seeOther(`/i/${id}`);
      return pay(atTestClock(present, again), again, form);
    });
  };

  function show(invoice: Invoice, { errors = {}, values, status = 200 }: Refused = {}): Response {
    const { customer_email, customer_name, number } = invoice;
    const title = `${status === 200 ? '' : 'Error: '}Invoice ${number}`;
    if (objects.internals<InvoiceInternals>(invoice.id)?.challenged) {
      const body = challengeView(`You’re about to pay ${dueOf(invoice)}.`);
      return layout.send({ title, body });
    }
    const written = {
      email: customer_email ?? '',
      cardExpiry: '',
      billingName: customer_name ?? '',
    };
    const form = cardFormView({
      errors,
      values: values ?? written,
      emailLocked: Boolean(customer_email),
      submit: `Pay ${dueOf(invoice)}`,
    });
    return layout.send({
      title,
      status,
      body: invoiceView(invoice, objects, invoice.status === 'open' && form),
    });
  }

  function pay(context: Context, invoice: Invoice, form: URLSearchParams): Response {
    const { challenged } = objects.internals<InvoiceInternals>(invoice.id) ?? {};
    if (challenged) {
      objects.setInternals(invoice.id, {});
      if (form.get('challenge') === 'complete') return charge(context, invoice, challenged);
      return refuse(invoice, AUTHENTICATION_FAILED.message);
    }
    const read = readCardForm(form, invoice.customer_email, context.realNow);
    const { values } = read;
    if (!read.ok) return show(invoice, { status: 422, values, errors: read.errors });
    if (read.decline) return refuse(invoice, read.decline.message);
    const { card, payer } = read;
    if (read.challenge) {
      objects.setInternals(invoice.id, { challenged: { card, payer } } satisfies InvoiceInternals);
      return seeOther(`/i/${invoice.id}`);
    }
    return charge(context, invoice, { card, payer });
  }

  function charge(
    context: Context,
    invoice: Invoice,
    given: { card: Card; payer: Payer },
  ): Response {
    const customer = requireObject(context, 'customer', invoice.customer ?? '');
    const outcome = payOnDemand(context, invoice, attachCard(context, customer, given).id);
    if (outcome instanceof ProviderError) return refuse(invoice, outcome.message);
    return seeOther(`/i/${invoice.id}`);
  }

  function refuse(invoice: Invoice, message: string): Response {
    return show(invoice, { status: 402, errors: { cardNumber: message } });
  }
}

function dueOf({ amount_remaining, currency }: Invoice): string {
  return formatMoney(amount_remaining, currency);
}
