import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { watchInvalidInput } from './watch-invalid-input.ts';

let input: HTMLInputElement;
let reported: string[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  input = document.createElement('input');
  input.type = 'number';
  document.body.append(input);
  reported = [];
  stop = watchInvalidInput(input, (text) => {
    reported.push(text);
    input.type = 'text';
    input.value = text;
  });
});
afterEach(() => {
  stop();
  input.remove();
  jest.useRealTimers();
});

const before = (init: InputEventInit) =>
  input.dispatchEvent(new InputEvent('beforeinput', { cancelable: true, ...init }));
const after = (init: InputEventInit) => input.dispatchEvent(new InputEvent('input', init));
/** happy-dom creates composition events without data. */
const compose = (type: 'compositionstart' | 'compositionend', data: string) =>
  input.dispatchEvent(Object.assign(new CompositionEvent(type), { data }));

/** Chromium drops a comma without firing an input event. */
function typeComma() {
  input.value = '12';
  before({ inputType: 'insertText', data: ',' });
}

test('does not double a paste when the browser does not report the text', () => {
  before({ inputType: 'insertFromPaste', data: '49' });
  input.value = '49';
  after({ inputType: 'insertFromPaste', data: null });
  jest.runAllTimers();
  expect(reported).toEqual([]);
  expect(input.value).toBe('49');
});

test('recovers the comma of a paste when the browser does not report the text', () => {
  before({ inputType: 'insertFromPaste', data: '12,50' });
  input.value = '1250';
  after({ inputType: 'insertFromPaste', data: null });
  expect(reported).toEqual(['12,50']);
});

test('waits for a composition to end before checking it', () => {
  input.value = '3';
  compose('compositionstart', '');
  before({ inputType: 'insertCompositionText', data: ',', isComposing: true });
  jest.runAllTimers();
  after({ inputType: 'insertCompositionText', data: '', isComposing: true });
  expect(reported).toEqual([]);
  compose('compositionend', ',');
  expect(reported).toEqual(['3,']);
});

test('leaves an accepted composition unchanged', () => {
  compose('compositionstart', '');
  before({ inputType: 'insertCompositionText', data: '１２', isComposing: true });
  input.value = '12';
  after({ inputType: 'insertCompositionText', data: '12', isComposing: true });
  compose('compositionend', '１２');
  jest.runAllTimers();
  expect(reported).toEqual([]);
});

test('reports dropped text as soon as the field loses focus', () => {
  typeComma();
  input.dispatchEvent(new FocusEvent('blur'));
  expect(reported).toEqual(['12,']);
});

test('reports dropped text before the next key takes effect', () => {
  typeComma();
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(reported).toEqual(['12,']);
});

test('deletes only the dropped text when there was no keydown event', () => {
  typeComma();
  expect(before({ inputType: 'deleteContentBackward' })).toBe(false);
  jest.runAllTimers();
  expect(reported).toEqual([]);
  expect(before({ inputType: 'deleteContentBackward' })).toBe(true);
});
