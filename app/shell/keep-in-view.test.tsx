import { afterEach, beforeEach, expect, mock, test } from 'bun:test';
import { keepInView } from './use-focus-on-navigation.ts';

const realObserver = globalThis.ResizeObserver;
let told = () => {};

beforeEach(() => {
  globalThis.ResizeObserver = class extends realObserver {
    constructor(onResize: ResizeObserverCallback) {
      super(onResize);
      told = () => onResize([], this);
    }
    override disconnect() {
      super.disconnect();
      told = () => {};
    }
  };
  growTo(1000);
});
afterEach(() => {
  globalThis.ResizeObserver = realObserver;
  Reflect.deleteProperty(document.body, 'scrollHeight');
  document.body.replaceChildren();
});

function growTo(height: number) {
  Object.defineProperty(document.body, 'scrollHeight', { configurable: true, value: height });
  told();
}

function aPlace() {
  const place = document.createElement('div');
  place.id = 'invoices';
  place.scrollIntoView = mock();
  document.body.replaceChildren(place);
  return place;
}

const find = () => document.getElementById('invoices');

test('keeps a replaced element in view', () => {
  const early = aPlace();
  const end = keepInView(find);
  const late = aPlace();
  growTo(1400);
  end();
  expect(early.scrollIntoView).not.toHaveBeenCalled();
  expect(late.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('stops when the visitor scrolls', () => {
  const place = aPlace();
  const end = keepInView(find);
  growTo(1400);
  window.dispatchEvent(new Event('wheel'));
  growTo(1800);
  end();
  expect(place.scrollIntoView).toHaveBeenCalledTimes(1);
});
