import { afterEach, expect, jest, test } from 'bun:test';
import { cleanup, render, screen } from '@testing-library/react';
import { setNativeValue } from './set-native-value.ts';

afterEach(cleanup);

type FieldProps = { 'aria-label': string; onChange: () => void };

test.each([
  ['an input', (props: FieldProps) => <input {...props} />],
  ['a text area', (props: FieldProps) => <textarea {...props} />],
])('sets the value of %s and calls onChange', (_name, Field) => {
  const onChange = jest.fn();
  render(<Field aria-label="Name" onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  setNativeValue(field, 'Ada');
  expect(field.value).toBe('Ada');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('sets the value of a select and sends an input event', () => {
  const onInput = jest.fn();
  render(
    <select aria-label="Plan" onInput={onInput}>
      <option value="monthly">Monthly</option>
      <option value="annual">Annual</option>
    </select>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  setNativeValue(select, 'annual');
  expect(select.value).toBe('annual');
  expect(onInput).toHaveBeenCalledTimes(1);
});
