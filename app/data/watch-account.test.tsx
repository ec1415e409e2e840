import { afterEach, beforeEach, expect, mock, spyOn, test } from 'bun:test';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { accountHeader } from '#contract/account-header';
import { signedInCookie } from '#contract/signed-in-cookie';
import { answering, refusal, reply } from '../../stories/fixtures/answers.ts';
import { aCustomer } from '../../stories/fixtures/customers.ts';
import { clearPageAccount, setPageAccount } from '../state/page-account.ts';
import { sealPersonalStorage } from '../state/personal-storage.ts';
import { addressOf } from './address.ts';
import { callApi, read } from './client.ts';
import { useCustomer } from './customer.ts';
import { swrConfig } from './swr-config.ts';
import { WatchAccount } from './watch-account.ts';

/** The cookie that says that someone may be signed in. */
function setCookie(more = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads this cookie
  document.cookie = `${signedInCookie}=1; path=/${more}`;
}

const ada = aCustomer({ id: 'ada' });
const grace = aCustomer({ id: 'grace' });
const nobody = refusal(401, 'Sign in to continue.', { code: 'unauthenticated' });

let reload = mock();
let stop = () => {};
beforeEach(() => {
  reload = spyOn(location, 'reload').mockImplementation(() => {});
  setCookie();
});
afterEach(() => {
  cleanup();
  stop();
  reload.mockRestore();
  clearPageAccount();
  sealPersonalStorage(false);
  // The listener that keeps the page from asking goes with the page.
  dispatchEvent(new Event('beforeunload'));
  document.documentElement.removeAttribute('data-hidden');
  setCookie('; max-age=-1');
  localStorage.clear();
  sessionStorage.clear();
});

function Name() {
  const customer = useCustomer();
  return <p>{customer === undefined ? 'looking' : (customer?.id ?? 'Login')}</p>;
}

function open(children = <Name />) {
  return render(
    <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>
      <WatchAccount />
      {children}
    </SWRConfig>,
  );
}

const comeBack = () =>
  act(async () => {
    dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
const isHidden = () => document.documentElement.hasAttribute('data-hidden');

test('shows the page again after Back if the same account is signed in', async () => {
  const lookUp = mock(() => ada);
  stop = answering({ 'GET /api/customer/auth/user': lookUp });
  const { findByText } = open();
  await findByText('ada');
  await comeBack();
  await waitFor(() => expect(isHidden()).toBe(false));
  expect(lookUp).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['nobody', () => nobody()],
  ['another account', () => grace],
  [
    'an admin who views as the customer',
    () => ({ ...ada, view: { endsAt: '2026-01-15T13:00:00Z' } }),
  ],
])('starts over after Back if %s is signed in', async (_, now) => {
  let answer: () => ReturnType<typeof nobody> | typeof ada = () => ada;
  stop = answering({ 'GET /api/customer/auth/user': () => answer() });
  const { findByText } = open();
  await findByText('ada');
  sessionStorage.setItem('support-draft', 'Ada');
  answer = now;
  await comeBack();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(isHidden()).toBe(true);
  if (_ !== 'an admin who views as the customer') {
    expect(sessionStorage.getItem('support-draft')).toBeNull();
  }
});

test('looks for the account after Back on a page that showed Login', async () => {
  setCookie('; max-age=-1');
  stop = answering({ 'GET /api/customer/auth/user': ada });
  const { findByText } = open();
  await findByText('Login');
  setCookie();
  await comeBack();
  await findByText('ada');
  expect(reload).not.toHaveBeenCalled();
});

test('removes what is stored when a call finds that the session has ended', async () => {
  stop = answering({
    'GET /api/customer/auth/user': ada,
    'GET /api/user': nobody,
    'POST /api/customer/email/code': nobody,
  });
  const { findByText } = open();
  await findByText('ada');
  sessionStorage.setItem('support-draft', 'Ada');
  await expect(callApi('POST /api/customer/email/code')).rejects.toThrow('401');
  await findByText('Login');
  expect(sessionStorage).toHaveLength(0);
});

test('hears from other tabs that somebody has signed out', async () => {
  let answer: () => ReturnType<typeof nobody> | typeof ada = () => ada;
  stop = answering({ 'GET /api/customer/auth/user': () => answer() });
  const { findByText } = open();
  await findByText('ada');
  answer = nobody;
  const otherTab = new BroadcastChannel('account');
  otherTab.postMessage(null);
  await waitFor(() => expect(reload).toHaveBeenCalled());
  otherTab.close();
});

test('names its account with each call but the look-ups, and starts over when it is refused', async () => {
  let answer = ada;
  const named: (string | null)[] = [];
  stop = answering({
    'GET /api/customer/auth/user': (request) => {
      named.push(request.headers.get(accountHeader));
      return answer;
    },
    'POST /api/customer/email/code': (request) => {
      named.push(request.headers.get(accountHeader));
      return refusal(409, 'You are signed in with another account now. Reload the page.', {
        code: 'other_account',
      })();
    },
  });
  const { findByText } = open();
  await findByText('ada');
  answer = grace;
  await expect(callApi('POST /api/customer/email/code')).rejects.toThrow('409');
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(named).toEqual([null, 'ada', null]);
});

test('keeps what is stored while the server does not answer', async () => {
  localStorage.setItem('account', 'ada');
  localStorage.setItem('brief:ACC-2026-0001:address', '1 Harbor Street');
  stop = answering({
    'GET /api/customer/auth/user': () => reply<never>(null as never, { status: 503 }),
  });
  const { findByText } = open();
  await findByText('Login');
  expect(localStorage.getItem('brief:ACC-2026-0001:address')).toBe('1 Harbor Street');
});

test.each([
  // It may have been sent just before the session id changed.
  ['no one is known to be signed in', null, 2],
  ['the page shows an account', { id: 'ada', isView: false }, 3],
])('asks who is signed in, when %s, as often as it should: %j', async (_, account, times) => {
  let asked = 0;
  stop = answering({
    'GET /api/customer/auth/user': () => {
      asked += 1;
      return nobody();
    },
  });
  setPageAccount(account);
  await read(addressOf('GET /api/customer/auth/user')).catch(() => undefined);
  expect(asked).toBe(times);
});
