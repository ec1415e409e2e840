/** The lists that have saved views. */
export const viewedLists = [
  'orders',
  'tickets',
  'products',
  'projects',
  'cancellations',
  'customers',
  'discounts',
  'mails',
  'audit',
  'security_log',
] as const;
export type ViewedList = (typeof viewedLists)[number];

/** What a view keeps of its list; '' is no condition. */
export type ListViewState = {
  q: string;
  status: string;
  /** 'createdAt:desc' */
  sort: string;
  /** The days of the first and the last row: '2026-01-15'. */
  from: string;
  to: string;
  hiddenColumns: string[];
};
