import { expect, test } from 'bun:test';
import { close } from '../toast/toast.css.ts';

test('gives each style a readable class name', () => {
  expect(close).toStartWith('toast_close__');
});
