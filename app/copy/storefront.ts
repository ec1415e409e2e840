/** The storefront's sentences. Texts that the contract quotes keep their exact characters. */
export const home = {
  headline: 'A finished website, open for business in two days.',
  lead: 'Pick one that already works. We put your words and pictures in, move your domain and keep it running, for one price a month.',
  browse: 'Browse Catalog',
  featured: 'Featured websites',
  catalog: 'Complete Product Catalog',
  catalogLead: 'Every one is live: open the demo, click through it on your phone, then decide.',
  claims: 'What we promise',
  stepsTitle: 'How it works',
} as const;

export const steps = [
  {
    title: 'Browse & Demo',
    detail: 'Open any demo in a new tab. What you see is what you get, down to the last page.',
  },
  {
    title: 'Choose & Purchase',
    detail:
      'Pay by the month, or by the year where it is offered. Add support if you want us close by.',
  },
  {
    title: 'Launch in 24-48h',
    detail:
      'You receive your access credentials within 24-48 hours, and we move your old site for free.',
  },
] as const;

export const demo = (title: string) => ({ text: 'Demo', label: `Demo of ${title}` });
export const buy = (title: string) => ({ text: 'Buy Now', label: `Buy Now: ${title}` });

export const catalogLoading = 'Loading products';
export const catalogFailed = 'The catalog did not load';
