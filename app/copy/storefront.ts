/** Texts of the storefront. Texts quoted in the specification must not change. */
export const home = {
  headline: 'A finished website, open for business in two days.',
  lead: 'Pick a website that already works. We add your text and images, move your domain and keep it running, for one monthly price.',
  browse: 'Browse Catalog',
  featured: 'Featured websites',
  catalog: 'Complete Product Catalog',
  catalogLead: 'Every website has a live demo. Try it on your phone before you decide.',
  claims: 'Our promises',
  stepsTitle: 'How it works',
} as const;

export const steps = [
  {
    title: 'Browse & Demo',
    detail: 'Open any demo in a new tab. What you see is what you get, on every page.',
  },
  {
    title: 'Choose & Purchase',
    detail: 'Pay monthly, or annually where offered. Add a support package if you need one.',
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
export const catalogFailed = 'Couldn’t load the catalog';
