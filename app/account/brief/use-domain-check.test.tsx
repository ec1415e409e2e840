import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { aDomainCheck } from '../../../stories/fixtures/briefs.ts';
import { DomainRecords } from './domain-records.tsx';
import { settleMs, useDomainCheck } from './use-domain-check.ts';

let checks = 0;
let finish: () => Promise<void>;
const checkDomain = () => {
  checks += 1;
  return new Promise<ReturnType<typeof aDomainCheck>>((resolve) => {
    finish = () => act(async () => resolve(aDomainCheck()));
  });
};

beforeEach(() => {
  checks = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Step({ domain }: { domain: string }) {
  return (
    <>
      <input name="domainName" />
      <DomainRecords checking={useDomainCheck(domain, checkDomain)} />
    </>
  );
}

const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const field = () => document.querySelector('input') as HTMLInputElement;
const announced = () => document.querySelector('[role="status"]')?.textContent;

test('checks a domain while it is typed only after a pause', () => {
  const { rerender } = render(<Step domain="ada.co" />);
  expect(checks).toBe(1);
  act(() => field().focus());
  for (const domain of ['ada.com', 'ada.comp', 'ada.company']) {
    rerender(<Step domain={domain} />);
    wait(settleMs - 1);
  }
  expect(checks).toBe(1);
  wait(1);
  expect(checks).toBe(2);
});

test('checks a typed domain once when its field is left', () => {
  const { rerender } = render(<Step domain="ada.co" />);
  act(() => field().focus());
  rerender(<Step domain="ada.com" />);
  act(() => field().blur());
  wait(settleMs);
  expect(checks).toBe(2);
});

test('announces the result of each check, even if nothing changed', async () => {
  const { getByRole } = render(<Step domain="adaskitchen.com" />);
  wait(1000);
  expect(announced()).toBe('Checking your domain…');
  await finish();
  const result = announced();
  expect(result).toStartWith('Your domain doesn’t point to our servers yet');
  fireEvent.click(getByRole('button', { name: 'Check again' }));
  expect(announced()).toBe('Checking your domain…');
  await finish();
  expect(announced()).toBe(result);
});
