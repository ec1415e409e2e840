import { afterEach, beforeEach, expect, mock, test } from 'bun:test';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MoneyField } from './money-field.tsx';

/** Stands in for the browser, which inserts at the caret. */
const insert = mock();

beforeEach(() => {
  insert.mockClear();
  Object.assign(document, { execCommand: insert });
  render(
    <form aria-label="Budget">
      <MoneyField label="Price" name="price" defaultValue="12" />
    </form>,
  );
});
afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Price');
const saysHow = () =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe('Enter an amount like 12.50'));
const saysNothing = () => waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));

/** Whether the browser inserts the text itself. */
const isLeftAlone = (data: string | null) =>
  fireEvent(field(), new InputEvent('beforeinput', { data, cancelable: true }));

test.each([
  [',', '.'],
  ['12,50', '12.50'],
  ['2,5', '2.5'],
  [' 49 ', '49'],
  ['\uff11\uff12\uff0c\uff15', '12.5'],
])('reads %p as %p', async (text, amount) => {
  expect(isLeftAlone(text)).toBe(false);
  expect(insert.mock.calls).toEqual([['insertText', false, amount]]);
  await saysNothing();
});

test.each(['1,250', '1,250.00', '1.250,00', '1.2.3', '$5', '1e3', '12 50'])(
  'refuses %p, and says how to write an amount',
  async (text) => {
    expect(isLeftAlone(text)).toBe(false);
    expect(insert).not.toHaveBeenCalled();
    await saysHow();
    fireEvent.change(field(), { target: { value: '13' } });
    await saysNothing();
  },
);

test.each(['5', '.', '-', '49.50', null])('leaves %p to the browser', (text) => {
  expect(isLeftAlone(text)).toBe(true);
  expect(insert).not.toHaveBeenCalled();
});

test('drops a composed comma with its digits', async () => {
  fireEvent(
    field(),
    Object.assign(new CompositionEvent('compositionend'), { data: '\uff11\uff0c\uff15' }),
  );
  expect(field().value).toBe('');
  await saysHow();
});

test('forgets a refusal when its form is reset', async () => {
  isLeftAlone('$5');
  await saysHow();
  fireEvent.reset(screen.getByRole('form'));
  await saysNothing();
});

test.each([
  ['49', '49.00'],
  ['49.5', '49.50'],
  ['.5', '0.50'],
  ['007', '7.00'],
  ['12345678.9', '12345678.90'],
  ['49.999', '49.999'],
  ['123456789', '123456789'],
])('shows %p as %p once it is left', (typed, shown) => {
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.blur(field());
  expect(field().value).toBe(shown);
});

test('asks for an amount without decimals in a currency that has none', async () => {
  cleanup();
  const yen = { code: 'jpy', prefix: '¥', digits: 0 };
  render(<MoneyField label="Price" name="price" currency={yen} />);
  isLeftAlone('1,250');
  isLeftAlone('12,50');
  expect(insert.mock.calls).toEqual([['insertText', false, '1250']]);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Enter an amount like 1250'),
  );
});
