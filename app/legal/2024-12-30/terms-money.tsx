import { DescriptionList } from '#ui/description-list';
import { SummaryList } from '#ui/summary-list';
import { Text } from '#ui/text';
import type { LegalSection } from '../edition.ts';

export const moneySections: readonly LegalSection[] = [
  {
    id: 'prices',
    title: 'Plans and prices',
    body: (
      <>
        <DescriptionList
          layout="above"
          items={[
            {
              term: 'Monthly',
              detail: 'The price of the website for each month, as the catalog shows it.',
            },
            {
              term: 'Annual',
              detail: '$199 per year with auto-renewal, for each website that offers it.',
            },
          ]}
        />
        <Text>
          You choose the plan at checkout. Prices are in US dollars, and the checkout shows what you
          will be charged, support included, before you pay.
        </Text>
      </>
    ),
  },
  {
    id: 'support-packages',
    title: 'Support packages',
    body: (
      <>
        <Text>
          With each website you choose one support package. Its price is added to the price of the
          website.
        </Text>
        <SummaryList
          rows={[
            {
              label: 'Regular Support',
              amount: '$50 a month',
              note: 'Migration support, priority email support, maintenance, bug fixes and security patches, performance monitoring, monthly check-ins.',
            },
            {
              label: 'Expansion Support',
              amount: '$599 a month',
              note: 'Everything in regular, 40 development hours per month, dedicated architect and QA engineer, custom features, rapid response, weekly strategy sessions, advanced customizations.',
            },
            { label: 'No Support', amount: '$0' },
            {
              label: 'Migration Support',
              amount: '$0',
              note: 'Free, advice only, no development.',
            },
          ]}
        />
        <Text>
          On an annual plan, support is charged once a year, at twelve times its price for a month.
          Where a website already includes a package, the checkout shows that package at no charge.
        </Text>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Payment and renewal',
    body: (
      <>
        <Text>
          The first month or year is charged when you complete the checkout. After that the
          subscription renews by itself at the end of every month or year, for the same length and
          at the same price, until it is cancelled. Before an annual plan renews, we send you a
          reminder by email.
        </Text>
        <Text>
          You pay by card on the checkout page that our card payment provider hosts. You enter your
          card number there and nowhere else: we never see it and never store it.
        </Text>
      </>
    ),
  },
  {
    id: 'price-changes',
    title: 'Price changes',
    body: (
      <Text>
        Your subscription keeps the price that it was sold at, even when the catalog shows a new
        one. Should we ever have to change the price of yours, we give you at least 30 days’ notice,
        and you can cancel before the new price applies.
      </Text>
    ),
  },
];
