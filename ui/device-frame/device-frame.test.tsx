import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DeviceFrame, type DeviceFrameProps } from './device-frame.tsx';

let enterView: () => void;

class Observer implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(callback: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
    enterView = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

const ownObserver = globalThis.IntersectionObserver;
beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, { IntersectionObserver: ownObserver });
  jest.useRealTimers();
});

function frame(props: Pick<DeviceFrameProps, 'srcDoc' | 'sandbox'> = {}) {
  const shown = { src: 'https://demo.example/', srcDoc: '<p>Menu</p>', ...props };
  return <DeviceFrame title="Demo" address="demo.example" {...shown} />;
}

const website = () => screen.getByTitle('Demo');
const isHidden = () => website().hasAttribute('data-loading');

test('shows a website whose pictures take long', () => {
  jest.useFakeTimers();
  render(frame());
  act(() => jest.advanceTimersByTime(9000));
  enterView();
  act(() => jest.advanceTimersByTime(2900));
  expect(isHidden()).toBe(true);
  act(() => jest.advanceTimersByTime(200));
  expect(isHidden()).toBe(false);
});

test('hides the next website until it has loaded', () => {
  const { rerender } = render(frame({ srcDoc: '<p>First</p>' }));
  fireEvent.load(website());
  expect(isHidden()).toBe(false);
  rerender(frame({ srcDoc: '<p>Second</p>' }));
  expect(isHidden()).toBe(true);
});

test('given HTML runs no scripts unless told otherwise', () => {
  const { rerender } = render(frame());
  expect(website().getAttribute('sandbox')).toBe('');
  rerender(frame({ sandbox: 'allow-scripts' }));
  expect(website().getAttribute('sandbox')).toBe('allow-scripts');
});
