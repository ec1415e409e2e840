import type { CustomerType, TicketPriority, TicketStatus } from '../values/enumerations.ts';
import type { PersonName } from './people.ts';

/** A question that somebody asked before the demo began. */
export type PastTicket = {
  /** One of the shop's customers, or a stranger's address. */
  from: { customer: PersonName } | { email: string };
  customerType: CustomerType;
  inquiryType: string;
  hoursAgo: number;
  /** When the shop last did something about it. */
  touchedHoursAgo?: number;
  status: TicketStatus;
  priority: TicketPriority;
  subject: string;
  message: string;
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
  },
  {
    from: { customer: 'hugo' },
    customerType: 'existing',
    inquiryType: 'Technical Issue',
    hoursAgo: 27,
    touchedHoursAgo: 20,
    status: 'in_progress',
    priority: 'urgent',
    subject: 'The gallery shows no pictures on my phone',
    message:
      'Since yesterday evening the series page stays empty on my phone. On the computer everything is there. I have a fair on Saturday and the link is on my cards.',
  },
  {
    from: { customer: 'tomas' },
    customerType: 'existing',
    inquiryType: 'Website Changes',
    hoursAgo: 52,
    touchedHoursAgo: 30,
    status: 'in_progress',
    priority: 'medium',
    subject: 'A new partner on the people page',
    message:
      'Please add Lena Ortiz (labour law) between the two of us. Her picture and text come with a separate message to your address.',
  },
  {
    from: { customer: 'priya' },
    customerType: 'existing',
    inquiryType: 'Account Access',
    hoursAgo: 6 * 24,
    touchedHoursAgo: 5 * 24,
    status: 'resolved',
    priority: 'high',
    subject: 'Our receptionist needs access',
    message: 'Can a second person get a password of her own? She changes the opening hours.',
  },
  {
    from: { email: 'bookings@tworivers.example' },
    customerType: 'new',
    inquiryType: 'Pricing Questions',
    hoursAgo: 9 * 24,
    touchedHoursAgo: 9 * 24 - 3,
    status: 'resolved',
    priority: 'medium',
    subject: 'Is hosting really included?',
    message:
      'Your page says that hosting is in the monthly price. Is there anything that we would pay on top, for the domain for example?',
  },
  {
    from: { customer: 'ingrid' },
    customerType: 'existing',
    inquiryType: 'Website Changes',
    hoursAgo: 23 * 24,
    touchedHoursAgo: 21 * 24,
    status: 'closed',
    priority: 'low',
    subject: 'Winter prices',
    message: 'From November on the double room is 118. Breakfast stays as it is.',
  },
  {
    from: { customer: 'kofi' },
    customerType: 'existing',
    inquiryType: 'Other Support Issue',
    hoursAgo: 37 * 24,
    touchedHoursAgo: 36 * 24,
    status: 'closed',
    priority: 'medium',
    subject: 'Moving our old domain',
    message:
      'The domain is with another company until March. You wrote that you help with moving it: what do you need from me?',
  },
  {
    from: { email: 'press@quietweb.example' },
    customerType: 'new',
    inquiryType: 'Partnership Opportunities',
    hoursAgo: 58 * 24,
    touchedHoursAgo: 57 * 24,
    status: 'closed',
    priority: 'low',
    subject: 'An article about small websites',
    message:
      'We write about websites that load in under a second and would like to ask you three questions.',
  },
];
