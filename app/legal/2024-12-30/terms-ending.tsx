import { TextLink } from '#ui/link';
import { List } from '#ui/list';
import { Text } from '#ui/text';
import { paths } from '../../paths.ts';
import type { LegalSection } from '../edition.ts';
import { MailLink } from '../mail-link.tsx';
import { Unbroken } from '../unbroken.tsx';

export const endingSections: readonly LegalSection[] = [
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <>
        <Text>
          If the website is not for you, ask for a partial refund of $160 within 7 days of delivery:
          write to us in the <TextLink href={paths.support}>Support Center</TextLink>. If you have
          paid less than $160, you get back what you have paid: the refund is the smaller of the
          two.
        </Text>
        <Text>
          We process refunds in <Unbroken>5-7 business days</Unbroken>, to the card that you paid
          with. Say in your request whether the subscription should end as well.
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
          You can cancel at any time in your dashboard: sign in, open{' '}
          <TextLink href={paths.dashboardSubscriptions}>My Subscriptions</TextLink> and choose
          Request Cancellation. You can also write to us in the{' '}
          <TextLink href={paths.support}>Support Center</TextLink> or to <MailLink />.
        </Text>
        <List
          items={[
            'We ask for 30 days’ notice; with less, the subscription still ends with the period that is paid for.',
            'We process a cancellation within 24 hours.',
            'Your access continues until the end of the billing period.',
            'Until then you can change your mind and keep your website.',
            'If you are charged for another period after you have asked to cancel, we pay that back without being asked.',
          ]}
        />
      </>
    ),
  },
];
