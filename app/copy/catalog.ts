import { wholeMoney } from '../format/money.ts';

/** Texts of the catalog page. */
export const catalog = {
  title: 'Website catalog',
  lead: 'Every website has a live demo. Try it on your phone before you decide.',
  find: 'Find websites',
  search: 'Search websites',
  placeholder: 'Restaurant, law firm…',
  /** Opens the selects on a phone. */
  filters: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  plan: 'Billing',
  plans: { monthly: 'Monthly billing', annual: 'Annual billing' },
  price: 'Price',
  anyPrice: 'Any price',
  upTo: (cents: number) => `Up to ${wholeMoney(cents)}/mo`,
  sort: 'Sort by',
  sorts: {
    recommended: 'Recommended',
    price: 'Price: low to high',
    'price-desc': 'Price: high to low',
    newest: 'Newest',
  },
  apply: 'Apply filters',
  clear: 'Clear filters',
  showAll: 'Show all websites',
  count: (shown: number, all: number) =>
    `${shown === all ? all : `${shown} of ${all}`} ${all === 1 ? 'website' : 'websites'}`,
  noMatch: 'No websites match your filters',
  noMatchHint: 'Try fewer words, another category or a higher price.',
  empty: 'No websites available right now',
  emptyHint: 'New websites will appear here.',
} as const;

/** Websites side by side. */
export const compare = {
  title: 'Compare websites',
  compare: 'Compare',
  chooseAnother: (title: string) => `Choose one or two more websites to compare with ${title}.`,
  clear: 'Stop comparing',
  remove: 'Remove',
  removeLabel: (title: string) => `Remove: ${title}`,
  price: 'Price',
  pages: 'Pages',
  looks: 'Looks',
  oneLook: 'One look, in your colors',
  none: '—',
} as const;
