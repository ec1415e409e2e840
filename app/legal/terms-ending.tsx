import { terms } from '#contract/terms';
import { TextLink } from '#ui/link';
import { List } from '#ui/list';
import { Text } from '#ui/text';
import { wholeDollars } from '../format/money.ts';
import { paths } from '../paths.ts';
import type { LegalSection } from './legal-page.tsx';
import { MailLink } from './mail-link.tsx';
import { Unbroken } from './unbroken.tsx';

const refund = wholeDollars(terms.refundCents);

/** How a customer gets out, and what comes back. */
export const endingSections: readonly LegalSection[] = [
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <>
        <Text>
          If the website is not for you, ask for a partial refund of {refund} within{' '}
          {terms.refundWindowDays} days of delivery. If you have paid less than {refund}, you get
          back what you have paid: the refund is the smaller of the two.
        </Text>
        <Text>
          We process refunds in <Unbroken>{terms.refundProcessingDays} business days</Unbroken>, to
          the card that you paid with. Say in your request whether the subscription should end as
          well.
        </Text>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling',
    body: (
      <>
        <Text>
          You can cancel at any time: sign in, open{' '}
          <TextLink href={paths.dashboardSubscriptions}>My Subscriptions</TextLink> and choose
          Request Cancellation, or write to <MailLink />.
        </Text>
        <List
          items={[
            `We ask for ${terms.cancellationNoticeDays} days’ notice; with less, the subscription still ends with the period that is paid for.`,
            `We process a cancellation within ${terms.cancellationProcessingHours} hours.`,
            'Your access continues until the end of the billing period.',
            'Until then you can change your mind and keep your website.',
            'If you are charged for another period after you have asked to cancel, we pay that back without being asked.',
          ]}
        />
      </>
    ),
  },
];
