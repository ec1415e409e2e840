import { brand } from '#contract/brand';
import { included } from '#contract/claims';
import { terms } from '#contract/terms';
import { DescriptionList } from '#ui/description-list';
import { List } from '#ui/list';
import { Text } from '#ui/text';
import type { LegalSection } from './legal-page.tsx';
import { Unbroken } from './unbroken.tsx';

/** What is sold, when it arrives and how it is kept running. */
export const serviceSections: readonly LegalSection[] = [
  {
    id: 'subscription',
    title: 'What you buy',
    body: (
      <>
        <Text>
          {brand.name} sells ready-made websites as a subscription. You pick a website from the
          catalog and try its live demo. We set it up for you, host it and keep it online for as
          long as you subscribe.
        </Text>
        <Text>Every subscription includes:</Text>
        <List items={included} marker="check" />
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery and changes',
    body: (
      <>
        <DescriptionList
          layout="above"
          items={[
            {
              term: 'Your website',
              detail: `Delivered within ${terms.deliveryWithinHours} hours of your payment; on average it takes ${terms.averageDeliveryHours} hours.`,
            },
            {
              term: 'Your access',
              detail: (
                <>
                  You receive your access credentials within{' '}
                  <Unbroken>{terms.credentialsWithinHours} hours</Unbroken>.
                </>
              ),
            },
            {
              term: 'Your changes',
              detail: `You can ask for changes within ${terms.changesWithinHours} hours after delivery.`,
            },
          ]}
        />
        <Text>
          Look through the website soon after it arrives. Once the time for changes is over, what we
          still change for you depends on your support package.
        </Text>
      </>
    ),
  },
  {
    id: 'hosting',
    title: 'Hosting and uptime',
    body: (
      <>
        <Text>
          Hosting is part of the price. It covers {terms.hostingHits} and {terms.hostingStorage} of
          file storage for each website. If yours is about to need more, write to us and we look for
          a way together.
        </Text>
        <Text>
          We commit to an uptime of {terms.uptime}. If your website cannot be reached, tell us, even
          if you think that we already know.
        </Text>
      </>
    ),
  },
];
