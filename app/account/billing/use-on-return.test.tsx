import { afterEach, beforeEach, describe, expect, mock, test } from 'bun:test';
import { cleanup, renderHook } from '@testing-library/react';
import { useOnReturn } from './use-on-return.ts';

const onReturn = mock();

beforeEach(() => look('visible'));
afterEach(() => {
  cleanup();
  onReturn.mockClear();
  Reflect.deleteProperty(document, 'visibilityState');
});

const leave = () => renderHook(() => useOnReturn(onReturn)).result.current;

function look(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visibilityState,
  });
}

function turnTo(state: DocumentVisibilityState) {
  look(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('after leaving for an external page', () => {
  test('calls back once when the tab becomes visible again', () => {
    leave()();
    turnTo('hidden');
    expect(onReturn).not.toHaveBeenCalled();
    turnTo('visible');
    turnTo('hidden');
    turnTo('visible');
    expect(onReturn).toHaveBeenCalledTimes(1);
  });

  test('calls back when the page is restored from the back/forward cache', () => {
    leave()();
    window.dispatchEvent(new Event('pageshow'));
    expect(onReturn).toHaveBeenCalledTimes(1);
  });
});

test('does not call back after switching tabs only', () => {
  leave();
  turnTo('hidden');
  turnTo('visible');
  expect(onReturn).not.toHaveBeenCalled();
});
