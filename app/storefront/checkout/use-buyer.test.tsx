import { afterEach, expect, test } from 'bun:test';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { SWRConfig } from 'swr';
import { refusal } from '../../../stories/fixtures/answers.ts';
import { signedIn } from '../../../stories/fixtures/customers.ts';
import { callApi } from '../../data/client.ts';
import { swrConfig } from '../../data/swr-config.ts';
import { refreshSignedInCookie } from '../../state/signed-in-cookie.ts';
import { useBuyer } from './use-buyer.ts';

let signOut = () => {};

afterEach(() => {
  cleanup();
  signOut();
  signOut = () => {};
  refreshSignedInCookie();
  sessionStorage.clear();
});

function Buyer() {
  const form = useRef<HTMLFormElement>(null);
  const buyer = useBuyer(form, false);
  return (
    <form ref={form} onInput={buyer.keep}>
      <input aria-label="Name" name="customerName" />
      <input aria-label="Email" name="customerEmail" />
      <input aria-label="Phone" name="customerPhone" />
      <button type="button" onClick={buyer.clear}>
        Pay
      </button>
    </form>
  );
}

/** Loads the page, as after a sign-in or a reload. */
function open() {
  cleanup();
  render(<Buyer />, {
    wrapper: ({ children }) => (
      <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>{children}</SWRConfig>
    ),
  });
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const read = () => ['Name', 'Email', 'Phone'].map((name) => field(name).value);

test('keeps what was typed, and fills in the rest from the account after a sign-in', async () => {
  open();
  type('Name', 'Grace Hopper');
  type('Phone', '+1 212 555 0143');
  signOut = signedIn();
  open();
  await waitFor(() => expect(field('Email').value).toBe('ada@harbourbakery.example'));
  expect(read()).toEqual(['Grace Hopper', 'ada@harbourbakery.example', '+1 212 555 0143']);
});

test('keeps what was typed before hydration once the page is left', () => {
  open();
  field('Phone').value = '+1 212 555 0143';
  fireEvent(window, new Event('pagehide'));
  open();
  expect(read()).toEqual(['', '', '+1 212 555 0143']);
});

test('never shows the account’s name and email to the next person in this tab', async () => {
  signOut = signedIn();
  open();
  await waitFor(() => expect(field('Name').value).toBe('Ada Lovelace'));
  type('Phone', '+1 212 555 0143');
  fireEvent(window, new Event('pagehide'));
  signOut();
  open();
  expect(read()).toEqual(['', '', '+1 212 555 0143']);
});

test('empties the form once a call finds that the session has ended', async () => {
  const nobody = refusal(401, 'Sign in to continue.', { code: 'unauthenticated' });
  signOut = signedIn({ 'GET /api/user': nobody, 'POST /api/customer/email/code': nobody });
  open();
  await waitFor(() => expect(field('Name').value).toBe('Ada Lovelace'));
  type('Phone', '+1 212 555 0143');
  await expect(callApi('POST /api/customer/email/code')).rejects.toThrow('401');
  await waitFor(() => expect(read()).toEqual(['', '', '']));
  fireEvent(window, new Event('pagehide'));
  signOut();
  open();
  expect(read()).toEqual(['', '', '']);
});

test('forgets the buyer once the order is paid', () => {
  open();
  type('Name', 'Grace Hopper');
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  open();
  expect(read()).toEqual(['', '', '']);
});
