import { securityHeadings } from '#contract/list-headings';
import { securityEventNames } from '#contract/security-event-names';

/** Texts of the security log. */
export const securityLog = {
  title: 'Security log',
  lead: (days: number) =>
    `Sign-ins, failed attempts and denied requests of customers and admins. Repeated events share a row. Events are kept for ${days} days.`,
  label: 'Events',
  loading: 'Loading events...',
  empty: 'No events found',
  none: {
    title: 'No events yet',
    detail: 'Sign-ins and blocked attempts appear here.',
  },
  placeholder: 'Account, network or event',
  filter: 'Event',
  columns: {
    at: securityHeadings.createdAt,
    event: securityHeadings.event,
    account: securityHeadings['account.username'],
    network: securityHeadings.network,
    detail: securityHeadings.detail,
    last: securityHeadings.lastAt,
    count: securityHeadings.count,
  },
  times: (count: string) => `${count}×`,
  nameOf: (event: string, account: string) => `“${event}” for ${account}`,
  unknownAccount: 'Unknown',
  unknownNetwork: 'Not recorded',
  noDetail: 'No details',
  events: securityEventNames,
} as const;
