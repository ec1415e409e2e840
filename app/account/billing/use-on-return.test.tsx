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

describe('who left for a page that is not ours', () => {
  test('is back once the tab is looked at again, and only once', () => {
    leave()();
    turnTo('hidden');
    expect(onReturn).not.toHaveBeenCalled();
    turnTo('visible');
    turnTo('hidden');
    turnTo('visible');
    expect(onReturn).toHaveBeenCalledTimes(1);
  });

  test('is back when the browser shows the page as it was left', () => {
    leave()();
    window.dispatchEvent(new Event('pageshow'));
    expect(onReturn).toHaveBeenCalledTimes(1);
  });
});

test('who only looked at another tab has not been away', () => {
  leave();
  turnTo('hidden');
  turnTo('visible');
  expect(onReturn).not.toHaveBeenCalled();
});
