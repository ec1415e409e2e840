import type {
  CustomerType,
  TicketPriority,
  TicketSide,
  TicketStatus,
} from '../values/enumerations.ts';
import type { PersonName } from './people.ts';

/** A question that somebody asked before the demo began. */
export type PastTicket = {
  /** One of the shop's customers, or a stranger's address. */
  from: { customer: PersonName } | { email: string };
  customerType: CustomerType;
  inquiryType: string;
  hoursAgo: number;
  status: TicketStatus;
  priority: TicketPriority;
  subject: string;
  message: string;
  /** What was said after that, the oldest first. */
  replies?: readonly PastReply[];
  /** Who has not seen yet what the other side wrote last. */
  unreadBy?: TicketSide;
};

export type PastReply = {
  side: TicketSide;
  hoursAgo: number;
  message: string;
  /** A note of the shop to itself. */
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
      'Hello,\nwe ordered Saltmarsh this morning. Our menu is in Swedish with a short English line under each dish. Does that fit, or shall we send it in English only?\n\nMara',
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
      'The last charge failed because my bank sent me a new card. Where do I enter the new number? I do not want the bakery’s page to go offline over the weekend.',
    unreadBy: 'shop',
    replies: [
      {
        side: 'shop',
        hoursAgo: 6,
        internal: true,
        message:
          'Past due since Tuesday. The retries go on, so nothing is switched off before Monday.',
      },
      {
        side: 'customer',
        hoursAgo: 3,
        message: 'I have the new card in my hand now, it is valid from today.',
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
      'We run a small dance studio. Do any of your websites have a page that only members see? And could it be in English and Welsh?',
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
      'Since yesterday evening the series page stays empty on my phone. On the computer everything is there. I have a fair on Saturday and the link is on my cards.',
    unreadBy: 'customer',
    replies: [
      {
        side: 'shop',
        hoursAgo: 26,
        message:
          'Hello Hugo,\nthank you for telling us. We see it too: the pictures of the series are too large for older phones. We make smaller ones today.',
      },
      {
        side: 'shop',
        hoursAgo: 25.5,
        internal: true,
        message: 'The originals are 40 MB each. Same trouble as with the last photographer.',
      },
      { side: 'customer', hoursAgo: 22, message: 'Good, thank you. Will it be done by Friday?' },
      {
        side: 'shop',
        hoursAgo: 20,
        message: 'By this evening. The first series is up already: does it show on your phone?',
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
    subject: 'A new partner on the people page',
    message:
      'Please add Lena Ortiz (labour law) between the two of us. Her picture and text come with a separate message to your address.',
    replies: [
      {
        side: 'shop',
        hoursAgo: 46,
        message:
          'With pleasure. The text has arrived; the picture has not. You can attach it right here, as JPEG or PNG.',
      },
      {
        side: 'customer',
        hoursAgo: 31,
        message: 'She has it taken this week. Please go ahead without it.',
      },
      {
        side: 'shop',
        hoursAgo: 30,
        message:
          'Done: Lena stands between the two of you, with her initials until the picture is there.',
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
    message: 'Can a second person get a password of her own? She changes the opening hours.',
    replies: [
      {
        side: 'shop',
        hoursAgo: 5.9 * 24,
        message:
          'Yes. We have made a second login for her: it may change texts and hours, and nothing of the subscription. You find it with your other credentials.',
      },
      { side: 'customer', hoursAgo: 5.2 * 24, message: 'She is in. Thank you!' },
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
      'Your page says that hosting is in the monthly price. Is there anything that we would pay on top, for the domain for example?',
    replies: [
      {
        side: 'shop',
        hoursAgo: 9 * 24 - 3,
        message:
          'Hosting is included, up to 1M hits a month and 2GB. A domain that you have stays where it is and costs what it costs you today; we help you to point it here, for free.',
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
    message: 'From November on the double room is 118. Breakfast stays as it is.',
    replies: [
      {
        side: 'shop',
        hoursAgo: 21 * 24,
        message: 'It is on the page: 118 from the first of November on, breakfast as before.',
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
    subject: 'Moving our old domain',
    message:
      'The domain is with another company until March. You wrote that you help with moving it: what do you need from me?',
    replies: [
      {
        side: 'shop',
        hoursAgo: 36.5 * 24,
        message:
          'Nothing until March: we let your domain point to the new website, and it can stay with the other company. For that we need you to add two lines there; we send them with your credentials.',
      },
      { side: 'customer', hoursAgo: 36 * 24, message: 'Added both. It works, on my phone too.' },
    ],
  },
  {
    from: { email: 'press@quietweb.example' },
    customerType: 'new',
    inquiryType: 'Partnership Opportunities',
    hoursAgo: 58 * 24,
    status: 'closed',
    priority: 'low',
    subject: 'An article about small websites',
    message:
      'We write about websites that load in under a second and would like to ask you three questions.',
    replies: [
      {
        side: 'shop',
        hoursAgo: 57 * 24,
        message: 'We would be glad to. Send us the three questions here, and we answer this week.',
      },
    ],
  },
];
