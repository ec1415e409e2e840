import { afterEach, expect, test } from 'bun:test';
import { cleanup, render, screen } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { signedInCookie } from '#contract/signed-in-cookie';
import { type Answers, answering, refusal } from '../../../stories/fixtures/answers.ts';
import { aCustomer } from '../../../stories/fixtures/customers.ts';
import { aSubscription } from '../../../stories/fixtures/subscriptions.ts';
import { addressOf } from '../../data/address.ts';
import { useResource } from '../../data/resource.ts';
import { swrConfig } from '../../data/swr-config.ts';
import { clearImpersonation } from '../../state/impersonation.ts';
import { refreshSignedInCookie } from '../../state/signed-in-cookie.ts';
import { ImpersonationSlot } from './impersonation-slot.tsx';

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
  clearImpersonation();
  hint('; max-age=-1');
});

function hint(more = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads this cookie
  document.cookie = `${signedInCookie}=1; path=/${more}`;
  refreshSignedInCookie();
}

const viewed = aCustomer({ view: { endsAt: new Date(Date.now() + 60_000).toISOString() } });

function Subscriptions() {
  const { data } = useResource(addressOf('GET /api/customer/subscriptions'));
  return <p>{data?.map(({ product }) => product.title)}</p>;
}

function open(answers: Answers, page: ReactNode) {
  stop = answering(answers);
  hint();
  render(<SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>{page}</SWRConfig>);
}

test('shows a fallback bar with Leave when the bar’s code fails to load', async () => {
  const Lost = lazy((): Promise<{ default: () => ReactNode }> => Promise.reject(new Error('Lost')));
  open(
    { 'GET /api/customer/auth/user': viewed },
    <>
      <p>The page</p>
      <ImpersonationSlot Bar={Lost} />
    </>,
  );
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
});

test('notices an impersonation started in another tab', async () => {
  const isShown = (request: Request) => request.headers.get('x-view-as') === viewed.id;
  const own = aCustomer();
  let lookUps = 0;
  const Bar = lazy(async () => ({ default: () => <p>Viewing</p> }));
  const answers = {
    // The first lookup happens before the other tab starts impersonating.
    'GET /api/customer/auth/user': () => (lookUps++ === 0 ? own : viewed),
    'GET /api/customer/subscriptions': (request: Request) =>
      isShown(request)
        ? [aSubscription()]
        : refusal(403, 'You’re viewing as Ada. Stop viewing as the customer first.', {
            code: 'viewing',
          })(),
  };
  open(
    answers,
    <>
      <ImpersonationSlot Bar={Bar} />
      <Subscriptions />
    </>,
  );
  expect(await screen.findByText('Viewing')).toBeTruthy();
  expect(await screen.findByText('Saltmarsh')).toBeTruthy();
});
