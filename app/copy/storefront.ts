import { abbreviateHours, describeHours } from '#contract/promised-time';

/** Texts of the storefront. */
export const home = {
  lead: 'Pick a website that already works. We add your text and images, move your domain and keep it running, for one monthly price.',
  browse: 'Browse Catalog',
  featured: 'Featured websites',
  catalog: 'Complete Product Catalog',
  catalogLead: 'Every website has a live demo. Try it on your phone before you decide.',
  claims: 'Our numbers',
  stepsTitle: 'Start your website in three steps',
  choose: 'Choose a website',
  sales: 'Contact sales',
  questions: 'Questions about the price',
  questionsLead: 'What you pay, what it covers and how to stop.',
} as const;

/** `hours`: within which the credentials arrive, such as '24-48'. `annual`: whether there are annual plans. */
export const steps = (hours: string, annual: boolean) => [
  {
    title: 'Browse & Demo',
    detail: 'Open any demo in a new tab. What you see is what you get, on every page.',
  },
  {
    title: 'Choose & Purchase',
    detail: `Pay monthly${annual ? ', or annually where offered' : ''}. Add a support package if you need one.`,
  },
  {
    title: `Launch in ${abbreviateHours(hours)}`,
    detail: `You receive your access credentials within ${describeHours(hours)}, and we move your old site for free.`,
  },
];

export const demo = (title: string) => ({ text: 'Demo', label: `Demo of ${title}` });
export const buy = (title: string) => ({ text: 'Buy Now', label: `Buy Now: ${title}` });

export const annual = (price: string, saving: string | null) =>
  saving === null ? `or ${price}/year` : `or ${price}/year (save ${saving})`;

/** The page of one website. */
export const product = {
  all: 'Products',
  demo: 'Live demo',
  demoLead: 'Scroll and click around. This is the website you get.',
  tryDemo: 'Try the live demo',
  openDemo: 'Open the live demo',
  openDemoOf: (title: string) => `Open the live demo of ${title}`,
  openFullDemo: 'Open full demo',
  demoOf: (title: string) => `Demo of ${title}`,
  price: 'Price',
  included: 'What’s included',
  questions: 'Price and delivery',
  moreQuestions: 'More questions and answers',
  related: 'More websites',
  loading: 'Loading website',
  failed: 'Couldn’t load this website',
} as const;

export const catalogLoading = 'Loading products';
export const catalogFailed = 'Couldn’t load the catalog';
/** Leads from the home page to the catalog's own page. */
export const browseCatalog = (count: number) => `Search and filter all ${count} websites`;
/** The chips of the trades. */
export const categoryNames = { label: 'Category', all: 'All categories' } as const;
