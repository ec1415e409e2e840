import type {
  CustomerType,
  TicketPriority,
  TicketSide,
  TicketStatus,
} from '../values/enumerations.ts';
import type { PersonName } from './people.ts';

/** A ticket from before the demo started. */
export type PastTicket = {
  /** A demo customer, or a guest's email. */
  from: { customer: PersonName } | { email: string };
  customerType: CustomerType;
  inquiryType: string;
  hoursAgo: number;
  status: TicketStatus;
  priority: TicketPriority;
  subject: string;
  message: string;
  /** Later messages, oldest first. */
  replies?: readonly PastReply[];
  /** The side that has not read the last message. */
  unreadBy?: TicketSide;
};

export type PastReply = {
  side: TicketSide;
  hoursAgo: number;
  message: string;
  /** An internal note. */
  internal?: boolean;
};

export const pastTickets: readonly PastTicket[] = [
  {
    from: { customer: 'mara' },
    customerType: 'existing',
    inquiryType: 'Delivery Status',
    hoursAgo: 2,
    status: 'open',
    priority: 'medium',
    subject: 'Can the menu be in Swedish?',
    message:
      'Hi,\nWe ordered Saltmarsh this morning. Our menu is in Swedish with a short English line under each dish. Does that work, or should we send it in English only?\n\nMara',
    unreadBy: 'shop',
  },
  {
    from: { customer: 'elif' },
    customerType: 'existing',
    inquiryType: 'Billing Question',
    hoursAgo: 7,
    status: 'open',
    priority: 'high',
    subject: 'My card was replaced by the bank',
    message:
      'The last charge failed because my bank sent me a new card. Where do I enter the new number? I don’t want the bakery’s website to go offline over the weekend.',
    unreadBy: 'shop',
    replies: [
      {
        side: 'shop',
        hoursAgo: 6,
        internal: true,
        message:
          'Past due since Tuesday. The card is still being retried, so nothing is turned off before Monday.',
      },
      {
        side: 'customer',
        hoursAgo: 3,
        message: 'I have the new card now. It’s valid from today.',
      },
    ],
  },
  {
    from: { email: 'studio@brightlane.example' },
    customerType: 'new',
    inquiryType: 'Custom Requirements',
    hoursAgo: 11,
    status: 'open',
    priority: 'low',
    subject: 'Two languages and a members’ area',
    message:
      'We run a small dance studio. Do any of your websites have a members-only page? And could it be in English and Welsh?',
    unreadBy: 'shop',
  },
  {
    from: { customer: 'hugo' },
    customerType: 'existing',
    inquiryType: 'Technical Issue',
    hoursAgo: 27,
    status: 'in_progress',
    priority: 'urgent',
    subject: 'The gallery shows no pictures on my phone',
    message:
      'Since last night the series page has been empty on my phone. It’s fine on my computer. I have a fair on Saturday and the link is on my business cards.',
    unreadBy: 'customer',
    replies: [
      {
        side: 'shop',
        hoursAgo: 26,
        message:
          'Hi Hugo,\nThanks for letting us know. We can reproduce it: the images in that series are too large for older phones. We’ll upload smaller ones today.',
      },
      {
        side: 'shop',
        hoursAgo: 25.5,
        internal: true,
        message: 'The originals are 40 MB each. Same issue as with the last photographer.',
      },
      { side: 'customer', hoursAgo: 22, message: 'Great, thank you. Will it be fixed by Friday?' },
      {
        side: 'shop',
        hoursAgo: 20,
        message: 'By tonight. The first series is already up. Does it show on your phone?',
      },
    ],
  },
  {
    from: { customer: 'tomas' },
    customerType: 'existing',
    inquiryType: 'Website Changes',
    hoursAgo: 52,
    status: 'in_progress',
    priority: 'medium',
    subject: 'New partner on the team page',
    message:
      'Please add Lena Ortiz (employment law) between the two of us. I’ll send her photo and bio in a separate email.',
    replies: [
      {
        side: 'shop',
        hoursAgo: 46,
        message:
          'Happy to. We got the bio but not the photo. You can attach it here as a JPEG or PNG.',
      },
      {
        side: 'customer',
        hoursAgo: 31,
        message: 'She’s having it taken this week. Please go ahead without it.',
      },
      {
        side: 'shop',
        hoursAgo: 30,
        message:
          'Done. Lena is listed between the two of you, with her initials until we have the photo.',
      },
    ],
  },
  {
    from: { customer: 'priya' },
    customerType: 'existing',
    inquiryType: 'Account Access',
    hoursAgo: 6 * 24,
    status: 'resolved',
    priority: 'high',
    subject: 'Our receptionist needs access',
    message: 'Can a second person get her own login? She updates our opening hours.',
    replies: [
      {
        side: 'shop',
        hoursAgo: 5.9 * 24,
        message:
          'Yes. We created a second login for her. It can edit texts and hours but not the subscription. You’ll find it with your other credentials.',
      },
      { side: 'customer', hoursAgo: 5.2 * 24, message: 'She’s in. Thank you!' },
    ],
  },
  {
    from: { email: 'bookings@tworivers.example' },
    customerType: 'new',
    inquiryType: 'Pricing Questions',
    hoursAgo: 9 * 24,
    status: 'resolved',
    priority: 'medium',
    subject: 'Is hosting really included?',
    message:
      'Your website says hosting is included in the monthly price. Would we pay for anything else, like the domain?',
    replies: [
      {
        side: 'shop',
        hoursAgo: 9 * 24 - 3,
        message:
          'Hosting is included, up to 1M hits per month and 2GB. If you already have a domain, it stays with your registrar at its current price. We’ll help you connect it for free.',
      },
    ],
  },
  {
    from: { customer: 'ingrid' },
    customerType: 'existing',
    inquiryType: 'Website Changes',
    hoursAgo: 23 * 24,
    status: 'closed',
    priority: 'low',
    subject: 'Winter prices',
    message: 'Starting in November, the double room is $118. Breakfast stays the same.',
    replies: [
      {
        side: 'shop',
        hoursAgo: 21 * 24,
        message: 'It’s live: $118 from November 1, breakfast unchanged.',
      },
    ],
  },
  {
    from: { customer: 'kofi' },
    customerType: 'existing',
    inquiryType: 'Other Support Issue',
    hoursAgo: 37 * 24,
    status: 'closed',
    priority: 'medium',
    subject: 'Connecting our old domain',
    message:
      'Our domain is with another company until March. You said you can help with it. What do you need from me?',
    replies: [
      {
        side: 'shop',
        hoursAgo: 36.5 * 24,
        message:
          'You don’t have to move it. Your domain can stay with the other company and point to the new website. Just add two DNS records there. You’ll find them with your credentials.',
      },
      { side: 'customer', hoursAgo: 36 * 24, message: 'I added both. It works, on my phone too.' },
    ],
  },
  {
    from: { email: 'press@quietweb.example' },
    customerType: 'new',
    inquiryType: 'Partnership Opportunities',
    hoursAgo: 58 * 24,
    status: 'closed',
    priority: 'low',
    subject: 'Article about fast websites',
    message:
      'We’re writing about websites that load in under a second and would like to ask you three questions.',
    replies: [
      {
        side: 'shop',
        hoursAgo: 57 * 24,
        message: 'We’d be glad to. Send us your questions here and we’ll answer this week.',
      },
    ],
  },
];
