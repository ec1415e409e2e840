import type { RateLimits } from '#api/http/rate-limits';
import { customerOf, type Viewer } from '#api/http/viewer';
import { minSubmitMs, type SupportRequest } from '#contract/support';
import type { Db } from '#db/client';
import type { CustomerRow } from '#db/schema/customers';
import type { TicketRow } from '#db/schema/support-tickets';
import { verifiedAt } from './find-ticket.ts';
import type { TicketMessages } from './messages.ts';

type Question = {
  customer: CustomerRow | null;
  /** The address that the reply is sent to. */
  email: string;
  /** The IP address of the request. */
  address: string;
};

type Dependencies = { db: Db; limits: RateLimits; messages: TicketMessages };

/** The signed-in user, if any, and the IP address. */
export type Visitor = { viewer: Viewer | null; address: string };

export type SupportRequests = ReturnType<typeof createSupportRequests>;

/** Tickets from the public contact form. */
export function createSupportRequests({ db, limits, messages }: Dependencies) {
  return {
    /** A signed-in visitor's ticket belongs to their account, and replies go to its address. */
    open(request: SupportRequest, { viewer, address }: Visitor): Promise<TicketRow> {
      const { customerType, inquiryType, email, projectId, subject, message } = request;
      const customer = customerOf(viewer);
      return db.transaction(async (tx) => {
        await limitNewTickets(tx, limits, {
          customer,
          email: customer?.email ?? email,
          address,
        });
        const question = {
          customerType,
          inquiryType,
          email,
          emailVerifiedAt: customer && verifiedAt(customer, email),
          projectId: customerType === 'existing' ? projectId : null,
          subject,
          message,
          customerId: customer?.id ?? null,
          suspectedSpam: looksLikeSpam(request),
        };
        return messages.open(tx, question, { userId: customer && viewer ? viewer.user.id : null });
      });
    },
  };
}

/**
 * Bots fill in the hidden field or submit within seconds. API clients, which send neither value,
 * aren't treated as spam.
 */
function looksLikeSpam({ website, elapsedMs }: SupportRequest): boolean {
  const isTooQuick = typeof elapsedMs === 'number' && elapsedMs < minSubmitMs;
  return (website ?? '').trim() !== '' || isTooQuick;
}

/**
 * Counts a question against the limits of its IP address, its account and the email address it
 * gives. A verified address of the account itself isn't counted: otherwise anyone who types that
 * address could lock its owner out.
 */
export async function limitNewTickets(
  tx: Db,
  limits: RateLimits,
  { customer, email, address }: Question,
): Promise<void> {
  await limits.count(tx, 'support, address', address);
  if (customer) await limits.count(tx, 'support, customer', customer.id);
  const isVerified = customer?.emailVerifiedAt && customer.email === email.toLowerCase();
  if (!isVerified) await limits.countAt(tx, 'support, email', email, address);
}
