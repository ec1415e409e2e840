import { DescriptionList } from '#ui/description-list';
import { TextLink } from '#ui/link';
import { List } from '#ui/list';
import { Text } from '#ui/text';
import { paths } from '../../paths.ts';
import type { LegalSection } from '../edition.ts';
import { ShopName } from '../shop-name.tsx';
import { Unbroken } from '../unbroken.tsx';

export const serviceSections: readonly LegalSection[] = [
  {
    id: 'subscription',
    title: 'What you buy',
    body: (
      <>
        <Text>
          <ShopName /> sells ready-made websites as a subscription. You pick a website from the
          catalog and try its live demo. We set it up for you, host it and keep it online for as
          long as you subscribe.
        </Text>
        <Text>Every subscription includes:</Text>
        <List
          marker="check"
          items={[
            'hosting with 1M hits/month',
            '2GB file storage',
            'setup assistance',
            'access credentials within 24-48 hours',
            'documentation and training',
          ]}
        />
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
              detail: 'Delivered within 48 hours of your payment; on average it takes 36 hours.',
            },
            {
              term: 'Your access',
              detail: (
                <>
                  You receive your access credentials within <Unbroken>24-48 hours</Unbroken>. They
                  are shown to you when you sign in, never in an email.
                </>
              ),
            },
            {
              term: 'Your changes',
              detail: 'You can ask for changes within 24 hours after delivery.',
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
          Hosting is part of the price. It covers 1M hits/month and 2GB of file storage for each
          website. If yours is about to need more, write to us and we look for a way together.
        </Text>
        <Text>
          We commit to an uptime of 99.9%. If your website cannot be reached, tell us in the{' '}
          <TextLink href={paths.support}>Support Center</TextLink>, even if you think that we
          already know.
        </Text>
      </>
    ),
  },
];
