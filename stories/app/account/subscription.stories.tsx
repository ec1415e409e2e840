import { NoSuchSubscription } from '#app/account/subscriptions/subscription.screen.tsx';
import {
  SubscriptionPage,
  SubscriptionPageLoading,
} from '#app/account/subscriptions/subscription-page.tsx';
import preview from '../../../.storybook/preview.tsx';
import { signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { standings, subscriptionDetails } from '../../fixtures/subscriptions.ts';

const meta = preview.meta({
  title: 'app/account/Subscription',
  component: SubscriptionPage,
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => signedIn(),
  args: { subscription: subscriptionDetails() },
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/subscriptions/ACC-2026-0042',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component: 'One subscription: what it costs, how far it has come, and what can be done.',
      },
    },
  },
});

export const Default = meta.story();

export const Delivered = meta.story({
  args: {
    subscription: subscriptionDetails({
      status: 'delivered',
      steps: [
        { step: 'paid', at: '2026-01-12T09:30:00.000Z', done: true },
        { step: 'in_work', at: null, done: true },
        { step: 'delivered', at: '2026-01-14T09:30:00.000Z', done: true },
      ],
    }),
  },
});

export const Ending = meta.story({
  args: { subscription: subscriptionDetails({ ...standings.ending }) },
});

export const Ended = meta.story({
  args: { subscription: subscriptionDetails({ ...standings.ended }) },
});

export const Loading = meta.story({ render: () => <SubscriptionPageLoading /> });

/** Another customer’s looks the same. */
export const NotFound = meta.story({ render: () => <NoSuchSubscription /> });
