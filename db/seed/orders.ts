import type {
  BillingInterval,
  CancellationStatus,
  OrderStatus,
  PaymentStatus,
  SubscriptionStatus,
} from '../values/enumerations.ts';
import type { PersonName } from './people.ts';

/** An order from before the demo started. Times count from the order unless the name says otherwise. */
export type PastOrder = {
  buyer: PersonName;
  /** Whether the buyer was signed in; otherwise a guest. */
  hasAccount: boolean;
  phone?: string;
  /** The slug of the website. */
  website: string;
  supportPackage: 'none' | 'migration' | 'regular' | 'expansion';
  billingInterval: BillingInterval;
  hoursAgo: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  subscriptionStatus: SubscriptionStatus;
  /** Whether the first payment succeeded; later ones follow with each billing period. */
  isPaid: boolean;
  /** The delivery clock is paused: the customer hasn’t sent the brief. */
  waitsForBrief?: boolean;
  /** Defaults to a third of the time until delivery. */
  startedAfterHours?: number;
  /** The customer reviews the preview, which is the demo, since then. */
  reviewAfterHours?: number;
  deliveredAfterHours?: number;
  deliveryNote?: string;
  /** When the customer viewed the credentials. */
  revealedAfterHours?: number[];
  /** Whether the last renewal failed. */
  lastChargeFailed?: boolean;
  /** A refund that ended the subscription. */
  refund?: { afterHours: number; cents: number };
  disputedAfterHours?: number;
  cancellation?: { status: CancellationStatus; hoursAgo: number; reason: string | null };
};

const live = {
  hasAccount: true,
  billingInterval: 'month',
  status: 'delivered',
  paymentStatus: 'paid',
  subscriptionStatus: 'active',
  isPaid: true,
} as const;

const unpaid = {
  hasAccount: false,
  billingInterval: 'month',
  status: 'pending',
  subscriptionStatus: 'pending',
  isPaid: false,
} as const;

/** Covers every order, payment and subscription status. */
export const pastOrders: readonly PastOrder[] = [
  {
    ...live,
    buyer: 'mara',
    phone: '+46 31 555 0121',
    website: 'saltmarsh',
    supportPackage: 'regular',
    hoursAgo: 6,
    status: 'pending',
    waitsForBrief: true,
  },
  {
    ...live,
    buyer: 'daniel',
    hasAccount: false,
    website: 'crane-hollis',
    supportPackage: 'migration',
    billingInterval: 'year',
    hoursAgo: 20,
    status: 'in_progress',
    startedAfterHours: 5,
  },
  {
    ...live,
    buyer: 'aisha',
    website: 'ebbe',
    supportPackage: 'none',
    hoursAgo: 44,
    status: 'in_progress',
    startedAfterHours: 21,
  },
  {
    ...live,
    buyer: 'tomas',
    website: 'ines-varga',
    supportPackage: 'none',
    hoursAgo: 59,
    status: 'in_progress',
    startedAfterHours: 4,
    reviewAfterHours: 38,
  },
  {
    ...live,
    buyer: 'ingrid',
    website: 'alder-joinery',
    supportPackage: 'none',
    hoursAgo: 51,
    status: 'in_progress',
    startedAfterHours: 30,
  },
  {
    ...live,
    buyer: 'tomas',
    phone: '+34 91 555 0108',
    website: 'crane-hollis',
    supportPackage: 'expansion',
    hoursAgo: 97 * 24,
    deliveredAfterHours: 26,
    deliveryNote:
      'Your practice areas and both offices are in place.\n\nYou can edit the texts under Pages. Please choose a new password when you first sign in.',
    revealedAfterHours: [28, 51],
  },
  {
    ...live,
    buyer: 'priya',
    website: 'northgate-dental',
    supportPackage: 'regular',
    billingInterval: 'year',
    hoursAgo: 68 * 24,
    deliveredAfterHours: 41,
    deliveryNote:
      'Opening hours and the team are in place. Let us know when you want the third dentist’s page.',
    revealedAfterHours: [44],
  },
  {
    ...live,
    buyer: 'kofi',
    website: 'alder-joinery',
    supportPackage: 'none',
    hoursAgo: 40 * 24,
    deliveredAfterHours: 31,
  },
  {
    ...live,
    buyer: 'elif',
    website: 'rye-ember',
    supportPackage: 'migration',
    hoursAgo: 32 * 24,
    deliveredAfterHours: 22,
    subscriptionStatus: 'past_due',
    lastChargeFailed: true,
  },
  {
    ...live,
    buyer: 'hugo',
    website: 'ines-varga',
    supportPackage: 'none',
    hoursAgo: 75 * 24,
    deliveredAfterHours: 35,
    subscriptionStatus: 'unpaid',
    lastChargeFailed: true,
  },
  {
    ...live,
    buyer: 'jonas',
    website: 'ines-varga',
    supportPackage: 'regular',
    hoursAgo: 53 * 24,
    deliveredAfterHours: 29,
    cancellation: {
      status: 'pending',
      hoursAgo: 5,
      reason: 'I’m closing the studio at the end of the season and won’t need a website.',
    },
  },
  {
    ...live,
    buyer: 'owen',
    website: 'rye-ember',
    supportPackage: 'none',
    hoursAgo: 45 * 24,
    deliveredAfterHours: 38,
    cancellation: { status: 'completed', hoursAgo: 9 * 24, reason: null },
  },
  {
    ...live,
    buyer: 'ingrid',
    website: 'marlow-house',
    supportPackage: 'regular',
    hoursAgo: 81 * 24,
    deliveredAfterHours: 33,
    cancellation: {
      status: 'withdrawn',
      hoursAgo: 20 * 24,
      reason: 'We were thinking about moving to our hotel group’s own system.',
    },
  },
  {
    ...live,
    buyer: 'lucia',
    website: 'marlow-house',
    supportPackage: 'none',
    hoursAgo: 110 * 24,
    deliveredAfterHours: 47,
    status: 'cancelled',
    subscriptionStatus: 'cancelled',
    cancellation: {
      status: 'completed',
      hoursAgo: 30 * 24,
      reason: 'The house is for sale.\nThank you for the quick help last spring.',
    },
  },
  {
    ...live,
    buyer: 'kofi',
    website: 'saltmarsh',
    supportPackage: 'none',
    billingInterval: 'year',
    hoursAgo: 25 * 24,
    deliveredAfterHours: 30,
    status: 'cancelled',
    paymentStatus: 'partially_refunded',
    subscriptionStatus: 'cancelled',
    refund: { afterHours: 90, cents: 160_00 },
  },
  {
    ...live,
    buyer: 'owen',
    hasAccount: false,
    website: 'ebbe',
    supportPackage: 'none',
    hoursAgo: 12 * 24,
    status: 'cancelled',
    paymentStatus: 'refunded',
    subscriptionStatus: 'cancelled',
    refund: { afterHours: 3, cents: 29_00 },
  },
  {
    ...live,
    buyer: 'hugo',
    hasAccount: false,
    website: 'northgate-dental',
    supportPackage: 'none',
    hoursAgo: 15 * 24,
    deliveredAfterHours: 36,
    paymentStatus: 'disputed',
    disputedAfterHours: 200,
  },
  {
    ...unpaid,
    buyer: 'daniel',
    website: 'saltmarsh',
    supportPackage: 'regular',
    hoursAgo: 28,
    paymentStatus: 'failed',
  },
  {
    ...unpaid,
    buyer: 'lucia',
    phone: '+34 952 555 0190',
    website: 'ebbe',
    supportPackage: 'none',
    hoursAgo: 75,
    paymentStatus: 'pending',
  },
  {
    ...unpaid,
    buyer: 'mara',
    website: 'rye-ember',
    supportPackage: 'none',
    hoursAgo: 8 * 24,
    status: 'cancelled',
    paymentStatus: 'cancelled',
    subscriptionStatus: 'cancelled',
  },
];
