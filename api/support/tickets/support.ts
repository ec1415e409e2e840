import type { RateLimits } from '#api/http/rate-limits';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { createConversations } from './conversations.ts';
import { createGuestLinks } from './guest-links.ts';
import { createGuestTickets } from './guest-tickets.ts';
import { createTicketMerges } from './merge.ts';
import { createTicketMessages } from './messages.ts';
import { createSupportRequests } from './requests.ts';
import { createTickets } from './service.ts';
import { createSnoozeEnd } from './snooze.ts';
import { createSupportDesk } from './support-desk.ts';
import { createTicketMails } from './ticket-mails.ts';

type Dependencies = {
  db: Db;
  mail: Mail;
  limits: RateLimits;
  settings: ShopSettingsReader;
  baseUrl: string;
  /** The first signs guest links, all verify them. */
  secrets: readonly string[];
  now: Clock;
};

export type Support = ReturnType<typeof createSupport>;

/** The ticket services of customers, guests, the public form and the support desk. */
export function createSupport({ db, mail, limits, settings, baseUrl, secrets, now }: Dependencies) {
  const guestLinks = createGuestLinks({ secrets, now });
  const mails = createTicketMails({ mail, guestLinks, baseUrl });
  const messages = createTicketMessages({ mails, settings, now });
  return {
    tickets: createTickets({ db, limits, messages }),
    guestTickets: createGuestTickets({ db, guestLinks, messages, limits, now }),
    supportRequests: createSupportRequests({ db, limits, messages }),
    conversations: createConversations({ db, guestLinks, messages, limits, now }),
    desk: createSupportDesk({ db, messages, now }),
    merges: createTicketMerges({ db, now }),
    wakeSnoozedTickets: createSnoozeEnd({ db, now }),
  };
}
