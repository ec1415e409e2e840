import { afterEach, describe, expect, test } from 'bun:test';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { signedInCookie } from '#contract/signed-in-cookie';
import { answering } from '../../stories/fixtures/answers.ts';
import { swrConfig } from '../data/swr-config.ts';
import { signedInAttribute, signedInScript } from '../document/signed-in-script.ts';
import { refreshSignedInCookie } from '../state/signed-in-cookie.ts';
import { AccountSlot } from './account-slot.tsx';

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
  setCookie(signedInCookie, '; max-age=-1');
  document.documentElement.removeAttribute(signedInAttribute);
});

function setCookie(name: string, more = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads this cookie
  document.cookie = `${name}=1; path=/${more}`;
  refreshSignedInCookie();
}

const slot = (
  <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>
    <AccountSlot />
  </SWRConfig>
);

async function hydrate() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(slot);
  await act(async () => void render(slot, { container, hydrate: true }));
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

  test('goes away while a visitor with the cookie is looked up', async () => {
    setCookie(signedInCookie);
    stop = answering({ 'GET /api/customer/auth/user': () => new Promise(() => {}) });
    await hydrate();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });
});
