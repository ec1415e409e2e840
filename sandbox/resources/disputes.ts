import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { field, listOperation } from '../protocol/listing.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';
import { addDisputeTransaction } from './balance-transactions.ts';
import { evidenceOf } from './dispute-evidence.ts';
import { paymentsOf } from './invoice-payments.ts';
import type { PaymentMethodInternals } from './payment-methods.ts';
import { retrieveOperation } from './retrieve.ts';
import { dueIn } from './test-clocks.ts';

type Charge = Kinds['charge'];
export type Dispute = Kinds['dispute'];

/** How long the shop has to respond before it loses the dispute. */
const RESPONSE_SECONDS = 14 * 24 * 60 * 60;

const list = listOperation<Wire<Stripe.DisputeListParams>>('GET /v1/disputes', 'dispute', {
  charge: { to: 'charge' },
  payment_intent: { to: 'payment_intent' },
});

export const disputes = [list, retrieveOperation('GET /v1/disputes/{id}', 'dispute', 'dispute')];

/** Disputes the payment if the card is a test card that disputes every charge. */
export function disputeIfCardDisputes(
  context: Context,
  invoice: string,
  { id }: { id: string },
): void {
  const { objects } = context;
  if (!objects.internals<PaymentMethodInternals>(id)?.disputed) return;
  const charge = paidChargeOf(objects, invoice);
  if (charge) openDispute(context, charge);
}

/** The charge that paid an invoice. */
export function paidChargeOf(objects: Objects, invoice: string): Charge | undefined {
  const [payment] = paymentsOf(invoice, objects).data;
  const intent = objects.get('payment_intent', payment?.payment.payment_intent ?? '');
  const charge = objects.get('charge', intent?.latest_charge ?? '');
  return charge?.paid ? charge : undefined;
}

/** The disputed amount and a fee are withdrawn until the dispute is closed. */
export function openDispute(context: Context, charge: Charge): Dispute {
  const { objects, emit, now } = context;
  const id = newId('dp');
  const amount = charge.amount - charge.amount_refunded;
  const withdrawn = addDisputeTransaction(context, id, charge, -amount);
  const due = dueIn(context, charge, RESPONSE_SECONDS);
  const dispute: Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [withdrawn],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: evidenceOf(charge),
    evidence_details: {
      due_by: due.due_at,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: 'visa',
        case_type: 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  };
  objects.insert('dispute', dispute, due);
  objects.replace('charge', { ...charge, disputed: true });
  emit('charge.dispute.created', dispute);
  emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Closes a dispute. A win reinstates the amount but not the fee. */
export function closeDispute(context: Context, dispute: Dispute, outcome: 'lost' | 'won'): Dispute {
  const { objects, emit } = context;
  const charge = objects.get('charge', dispute.charge);
  const back =
    outcome === 'won' && charge
      ? [addDisputeTransaction(context, dispute.id, charge, dispute.amount)]
      : [];
  const closed = objects.replace('dispute', {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...back],
    evidence_details: { ...dispute.evidence_details, past_due: outcome === 'lost' },
    is_charge_refundable: outcome === 'won',
    status: outcome,
  });
  objects.setInternals(dispute.id, {});
  if (back.length > 0) emit('charge.dispute.funds_reinstated', closed);
  emit('charge.dispute.closed', closed);
  return closed;
}

/** Whether a charge's dispute is open or lost. */
export function isDisputed(objects: Objects, charge: string): boolean {
  const where = [field('charge', charge)];
  const [latest] = objects.page('dispute', { where, limit: 1 })?.data ?? [];
  return latest !== undefined && latest.status !== 'won';
}
