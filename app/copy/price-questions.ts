import { type SupportPrices, supportPackages } from '#contract/support-packages';
import { terms } from '#contract/terms';
import { briefDollars } from '../format/money.ts';
import { paths } from '../paths.ts';
import { frequentQuestions, type Question } from './support-questions.ts';

const { regular, expansion, migration } = supportPackages;
const monthly = (cents: number) => `${briefDollars(cents)} a month`;
const asked = (id: string) => frequentQuestions.filter((question) => question.id === id);

/** What people ask about the price before they choose. Facts are those of the terms. */
export const priceQuestions = (
  prices: SupportPrices,
  included: readonly string[],
): readonly Omit<Question, 'stems'>[] => [
  {
    id: 'included',
    question: 'What does the price include?',
    answer: `The website and its ${listOf(included)}. ${migration.name} is free too.`,
  },
  {
    id: 'plans',
    question: 'Should I pay monthly or annually?',
    answer:
      'You choose at checkout. On the monthly plan, you pay the catalog’s price each month. Each website that offers an annual plan shows its price on its card. Both plans renew automatically until you cancel.',
    more: { label: 'Plans and prices in our terms', href: `${paths.terms}#prices` },
  },
  {
    id: 'support',
    question: 'Do I have to buy a support package?',
    answer: `No. ${migration.name} is free, and you can also choose ${supportPackages.none.name}. ${regular.name} adds ${monthly(prices.regular)} and ${expansion.name} ${monthly(prices.expansion)}. On an annual plan, support is charged once a year.`,
    more: { label: 'Support packages in our terms', href: `${paths.terms}#support-packages` },
  },
  {
    id: 'cancel',
    question: 'How do I cancel?',
    answer: `Request it in your dashboard at any time, and we process it within ${terms.cancellationProcessingHours} hours. You keep access until the end of the period you’ve paid for, and you can change your mind until then. We ask for ${terms.cancellationNoticeDays} days’ notice, but with less, the subscription still ends with that period.`,
    more: { label: 'Cancelling in our terms', href: `${paths.terms}#cancelling` },
  },
  ...asked('refund'),
  ...asked('domain'),
];

/** Without `Intl`, whose first use costs the start of every public page 20 ms. */
function listOf(items: readonly string[]): string {
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}
