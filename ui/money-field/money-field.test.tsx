import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MoneyField } from './money-field.tsx';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Price');

/** Chromium drops a comma without firing an input event. */
function typeComma() {
  const data = { inputType: 'insertText', data: ',' };
  act(() => void field().dispatchEvent(new InputEvent('beforeinput', data)));
}

test('keeps a comma when the field loses focus immediately', () => {
  render(<MoneyField label="Price" name="price" defaultValue="12" />);
  field().focus();
  typeComma();
  act(() => field().blur());
  expect(field().value).toBe('12,');
  expect(field().type).toBe('text');
});

test('shows a custom error message', async () => {
  const unreadMessage = 'Schreiben Sie den Betrag wie 12.50';
  render(
    <MoneyField label="Price" name="price" defaultValue="12" invalidMessage={unreadMessage} />,
  );
  typeComma();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(unreadMessage));
});

test('becomes a number field again when its form is reset', async () => {
  render(
    <form aria-label="Budget">
      <MoneyField label="Price" name="price" defaultValue="12" />
    </form>,
  );
  typeComma();
  await waitFor(() => expect(field().value).toBe('12,'));
  act(() => screen.getByRole<HTMLFormElement>('form').reset());
  await waitFor(() => expect(field().type).toBe('number'));
  expect(field().value).toBe('12');
  expect(screen.getByRole('status').textContent).toBe('');
});
