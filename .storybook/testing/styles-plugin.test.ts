import { expect, test } from 'bun:test';
import { close } from '../../ui/toast/toast.css.ts';

test('a style is its readable class name', () => {
  expect(close).toStartWith('toast_close__');
});
