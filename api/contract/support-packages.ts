import { sentenceCase } from './sentence-case.ts';

/** The support packages. Prices in US cents per month. */
export const supportPackages = {
  none: { name: 'No Support', recommended: false, monthlyCents: 0, content: [] },
  migration: {
    name: 'Migration Support',
    recommended: false,
    monthlyCents: 0,
    content: ['free', 'advice only, no development'],
  },
  regular: {
    name: 'Regular Support',
    recommended: true,
    monthlyCents: 50_00,
    content: [
      'migration support',
      'priority email support',
      'maintenance',
      'bug fixes and security patches',
      'performance monitoring',
      'monthly check-ins',
    ],
  },
  expansion: {
    name: 'Expansion Support',
    recommended: false,
    monthlyCents: 599_00,
    content: [
      'everything in regular',
      '40 development hours per month',
      'dedicated architect and QA engineer',
      'custom features',
      'rapid response',
      'weekly strategy sessions',
      'advanced customizations',
    ],
  },
} as const;

/** What each package costs now, in US cents per month. */
export type SupportPrices = Readonly<Record<SupportPackage, number>>;

export type SupportPackage = keyof typeof supportPackages;

/** In the order of the checkout. */
export const supportPackageValues = ['none', 'migration', 'regular', 'expansion'] as const;

/** Former names of packages. */
const formerNames = { free: 'Free', yearly: '1-Year Support', enhancement: 'Enhancement Package' };

const names = new Map<string, string>([
  ...Object.entries(formerNames),
  ...Object.entries(supportPackages).map(([value, { name }]) => [value, name] as const),
]);

/** The title of a stored package, also a former one; an unknown name is made readable. */
export function supportName(stored: string): string {
  return names.get(stored) ?? sentenceCase(stored);
}

export type SupportGroup = 'Free' | '1-Year Support' | 'Enhancement' | 'Other';

const groups: Record<string, SupportGroup> = {
  none: 'Free',
  migration: 'Free',
  free: 'Free',
  regular: '1-Year Support',
  yearly: '1-Year Support',
  expansion: 'Enhancement',
  enhancement: 'Enhancement',
};

/** The admin's group of a stored package; old values (free, yearly, enhancement) included. */
export function supportGroup(stored: string): SupportGroup {
  return groups[stored] ?? 'Other';
}

const successors: Record<SupportGroup, SupportPackage> = {
  Free: 'none',
  '1-Year Support': 'regular',
  Enhancement: 'expansion',
  Other: 'none',
};

/** The current package of a stored name; a former name maps to its successor. */
export function packageOf(stored: string): SupportPackage {
  return supportPackageValues.find((known) => known === stored) ?? successors[supportGroup(stored)];
}

/** Whether a product's included tiers cover a package, so that it is free. */
export function isIncluded(tiers: readonly string[], supportPackage: SupportPackage): boolean {
  const group = supportGroup(supportPackage);
  return tiers.some((tier) => supportGroup(tier) === group);
}
