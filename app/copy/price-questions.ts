import type { FeaturesSettings } from '#contract/settings/features';
import type { SupportSettings } from '#contract/settings/support';
import type { ShopSettings } from '#contract/shop-settings';
import { supportPackages } from '#contract/support-packages';
import { listOfferedSupport, supportPricesOf } from '#contract/support-settings';
import { terms } from '#contract/terms';
import { briefMoney } from '../format/money.ts';
import { paths } from '../paths.ts';
import { frequentQuestions, type Question } from './support-questions.ts';

const { migration } = supportPackages;
const monthly = (cents: number) => `${briefMoney(cents)} a month`;

/** What people ask about the price before they choose. Facts are those of the terms. */
export const priceQuestions = ({
  delivery,
  claims,
  support,
  features,
}: Pick<ShopSettings, 'delivery' | 'claims' | 'support' | 'features'>): readonly Omit<
  Question,
  'stems'
>[] => [
  {
    id: 'included',
    question: 'What does the price include?',
    answer: `The website and its ${listOf(claims.included)}. ${migration.name} is free too.`,
  },
  {
    id: 'plans',
    ...(features.annualPlans ? bothPlans : monthlyPlan),
    more: { label: 'Plans and prices in our terms', href: `${paths.terms}#prices` },
  },
  {
    id: 'support',
    question: 'Do I have to buy a support package?',
    answer: `No. ${migration.name} is free, and you can also choose ${supportPackages.none.name}.${describePaidSupport(support, features)}`,
    more: { label: 'Support packages in our terms', href: `${paths.terms}#support-packages` },
  },
  {
    id: 'cancel',
    question: 'How do I cancel?',
    answer: `Request it in your dashboard at any time, and we process it within ${terms.cancellationProcessingHours} hours. You keep access until the end of the period you’ve paid for, and you can change your mind until then. We ask for ${terms.cancellationNoticeDays} days’ notice, but with less, the subscription still ends with that period.`,
    more: { label: 'Cancelling in our terms', href: `${paths.terms}#cancelling` },
  },
  ...frequentQuestions(delivery).filter(({ id }) => id === 'refund' || id === 'domain'),
];

const bothPlans = {
  question: 'Should I pay monthly or annually?',
  answer:
    'You choose at checkout. On the monthly plan, you pay the catalog’s price each month. Each website that offers an annual plan shows its price on its card. Both plans renew automatically until you cancel.',
};

const monthlyPlan = {
  question: 'When do I pay?',
  answer:
    'You pay the catalog’s price at checkout, and then each month. The plan renews automatically until you cancel.',
};

/** ' Regular Support adds $50 a month and Expansion Support $599 a month. …' Empty if none is offered. */
function describePaidSupport(support: SupportSettings, features: FeaturesSettings): string {
  const prices = supportPricesOf(support);
  const paid = listOfferedSupport(features).filter((value) => prices[value] > 0);
  if (paid.length === 0) return '';
  const [first = '', ...others] = paid.map(
    (value, index) =>
      `${supportPackages[value].name}${index === 0 ? ' adds' : ''} ${monthly(prices[value])}`,
  );
  const annually = features.annualPlans
    ? ' On an annual plan, support is charged once a year.'
    : '';
  return ` ${[first, ...others].join(' and ')}.${annually}`;
}

/** Without `Intl`, whose first use costs the start of every public page 20 ms. */
function listOf(items: readonly string[]): string {
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}
