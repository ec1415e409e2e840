import { afterEach, expect, test } from 'bun:test';
import { cleanup, render, screen } from '@testing-library/react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { MoneyField } from '../money-field/money-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

afterEach(cleanup);

const texts = { label: 'Name', name: 'name' };
const options = [{ value: 'a', label: 'A', title: 'A' }];
const hear = () => {};

/** Checked by the compiler only; never rendered. */
const _refused = () => [
  // @ts-expect-error nobody hears of a change
  <TextField key="1" {...texts} value="a" />,
  // @ts-expect-error two beginnings
  <TextField key="2" {...texts} value="a" defaultValue="a" onChange={hear} />,
  // @ts-expect-error nobody hears of a change
  <TextArea key="3" {...texts} value="a" />,
  // @ts-expect-error two beginnings
  <TextArea key="4" {...texts} value="a" defaultValue="a" onChange={hear} />,
  // @ts-expect-error nobody hears of a change
  <SelectField key="5" {...texts} options={options} value="a" />,
  // @ts-expect-error two beginnings
  <SelectField key="6" {...texts} options={options} value="a" defaultValue="a" onChange={hear} />,
  // @ts-expect-error nobody hears of a change
  <MoneyField key="7" {...texts} value="1" />,
  // @ts-expect-error two beginnings
  <MoneyField key="8" {...texts} value="1" defaultValue="1" onValueChange={hear} />,
  // @ts-expect-error nobody hears of a change
  <RadioGroup key="9" {...texts} options={options} value="a" />,
  // @ts-expect-error two beginnings
  <RadioGroup
    key="10"
    {...texts}
    options={options}
    value="a"
    defaultValue="a"
    onValueChange={hear}
  />,
  // @ts-expect-error nobody hears of a change
  <Checkbox key="11" {...texts} checked />,
  // @ts-expect-error two beginnings
  <Checkbox key="12" {...texts} checked defaultChecked onChange={hear} />,
];

test('a field is held by the browser or by the caller, who may listen either way', () => {
  render(
    <>
      <TextField label="Held by the browser" name="a" defaultValue="a" onChange={hear} />
      <TextField label="Held by the caller" name="b" value="b" onChange={hear} />
      <Checkbox label="Ticked" name="c" value="yes" defaultChecked />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Held by the browser' })).toHaveProperty('value', 'a');
  expect(screen.getByRole('textbox', { name: 'Held by the caller' })).toHaveProperty('value', 'b');
  expect(screen.getByRole('checkbox', { name: 'Ticked' })).toHaveProperty('checked', true);
});
