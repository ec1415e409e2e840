import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { createConversation } from './conversation.ts';
import { createSupportDesk } from './desk.ts';
import { createGuestTickets } from './guest.ts';
import { createGuestLinks } from './guest-links.ts';
import { createSupportRequests } from './requests.ts';
import { createTickets } from './service.ts';
import { createTicketMails } from './ticket-mails.ts';

type Dependencies = {
  db: Db;
  mail: Mail;
  limits: RateLimits;
  baseUrl: string;
  /** The first signs guests' links, all verify. */
  secrets: readonly string[];
  now: Clock;
};

export type Support = ReturnType<typeof createSupport>;

/** Every door to the tickets, over one conversation. */
export function createSupport({ db, mail, limits, baseUrl, secrets, now }: Dependencies) {
  const guestLinks = createGuestLinks({ secrets, now });
  const mails = createTicketMails({ mail, guestLinks, baseUrl });
  const conversation = createConversation({ mails, now });
  return {
    tickets: createTickets({ db, limits, conversation }),
    guestTickets: createGuestTickets({ db, guestLinks, conversation, limits, now }),
    supportRequests: createSupportRequests({ db, limits, conversation }),
    desk: createSupportDesk({ db, conversation, now }),
  };
}
