import { afterEach, describe, expect, mock, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { signedInCookie } from '#contract/signed-in-cookie';
import { answering, refusal } from '../../stories/fixtures/answers.ts';
import { swrConfig } from '../data/swr-config.ts';
import { signedInAttribute, signedInScript } from '../document/inline-script.ts';
import { earlyEventsScript, replayEarlyEvents } from '../document/start-script.ts';
import { refreshSignedInCookie } from '../state/signed-in-cookie.ts';
import { AccountSlot } from './account-slot.tsx';

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
  setCookie(signedInCookie, '; max-age=-1');
  history.replaceState(null, '', '/');
  document.documentElement.removeAttribute(signedInAttribute);
});

function setCookie(name: string, more = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads this cookie
  document.cookie = `${name}=1; path=/${more}`;
  refreshSignedInCookie();
}

const slotFor = (next?: string) => (
  <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>
    <AccountSlot next={next} />
  </SWRConfig>
);
const slot = slotFor();

async function hydrate(slot = slotFor()) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(slot);
  await act(async () => void render(slot, { container, hydrate: true }));
}

function nextOfLogin(): string | null {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Login' });
  return new URL(href).searchParams.get('next');
}

test.each([
  ['marks the page for visitors who may be signed in', signedInCookie, true],
  ['leaves the page unmarked for everyone else', `not_${signedInCookie}`, false],
])('the inline script %s', (_promise, cookie, isMarked) => {
  setCookie(cookie);
  new Function(signedInScript)();
  expect(document.documentElement.hasAttribute(signedInAttribute)).toBe(isMarked);
  setCookie(cookie, '; max-age=-1');
});

describe('the login link', () => {
  test('is in the server’s page', () => {
    expect(renderToString(slot)).toContain('>Login</');
  });

  test('stays for visitors without the cookie', async () => {
    await hydrate();
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  });

  test('returns to the checkout with its query, which the cached page leaves out', async () => {
    const buying = slotFor('/checkout/product/1?code=A%26B');
    expect(renderToString(buying)).not.toContain('checkout');
    await hydrate(buying);
    expect(nextOfLogin()).toBe('/checkout/product/1?code=A%26B');
  });

  test.each(['pointerDown', 'click'] as const)(
    'returns there, too, when a %s comes before hydration',
    async (event) => {
      new Function(earlyEventsScript)();
      history.replaceState(null, '', '/checkout/product/1?code=A%26B');
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(slotFor('/checkout/product/1'));
      const login = screen.getByRole('link', { name: 'Login' });
      login.addEventListener('click', (click) => click.preventDefault());
      fireEvent[event](login);
      fireEvent.click(login);
      expect(nextOfLogin()).toBe('/checkout/product/1?code=A%26B');
      replayEarlyEvents();
      container.remove();
    },
  );

  test('leads on to the dashboard from other pages', async () => {
    await hydrate();
    expect(nextOfLogin()).toBeNull();
  });

  test('goes away while a visitor with the cookie is looked up', async () => {
    setCookie(signedInCookie);
    stop = answering({ 'GET /api/customer/auth/user': () => new Promise(() => {}) });
    await hydrate();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  test('comes back as soon as a second look-up, too, says that the session has ended', async () => {
    setCookie(signedInCookie);
    const lookUp = mock(refusal(401, 'Sign in to continue.'));
    stop = answering({ 'GET /api/customer/auth/user': lookUp });
    await hydrate();
    await screen.findByRole('link', { name: 'Login' });
    expect(lookUp).toHaveBeenCalledTimes(2);
    expect(document.cookie).not.toContain(`${signedInCookie}=1`);
  });
});
