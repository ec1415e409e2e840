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
const onChange = () => {};

/** Checked by the compiler only; never rendered. */
const _refused = () => [
  // @ts-expect-error a value without a change handler
  <TextField key="1" {...texts} value="a" />,
  // @ts-expect-error both a value and a default
  <TextField key="2" {...texts} value="a" defaultValue="a" onChange={onChange} />,
  // @ts-expect-error a value without a change handler
  <TextArea key="3" {...texts} value="a" />,
  // @ts-expect-error both a value and a default
  <TextArea key="4" {...texts} value="a" defaultValue="a" onChange={onChange} />,
  // @ts-expect-error a value without a change handler
  <SelectField key="5" {...texts} options={options} value="a" />,
  // @ts-expect-error both a value and a default
  <SelectField
    key="6"
    {...texts}
    options={options}
    value="a"
    defaultValue="a"
    onChange={onChange}
  />,
  // @ts-expect-error a value without a change handler
  <MoneyField key="7" {...texts} value="1" />,
  // @ts-expect-error both a value and a default
  <MoneyField key="8" {...texts} value="1" defaultValue="1" onValueChange={onChange} />,
  // @ts-expect-error a value without a change handler
  <RadioGroup key="9" {...texts} options={options} value="a" />,
  // @ts-expect-error both a value and a default
  <RadioGroup
    key="10"
    {...texts}
    options={options}
    value="a"
    defaultValue="a"
    onValueChange={onChange}
  />,
  // @ts-expect-error a value without a change handler
  <Checkbox key="11" {...texts} checked />,
  // @ts-expect-error both a value and a default
  <Checkbox key="12" {...texts} checked defaultChecked onChange={onChange} />,
];

test('a field can be controlled or uncontrolled, with a change handler either way', () => {
  render(
    <>
      <TextField label="Uncontrolled" name="a" defaultValue="a" onChange={onChange} />
      <TextField label="Controlled" name="b" value="b" onChange={onChange} />
      <Checkbox label="Checked" name="c" value="yes" defaultChecked />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Uncontrolled' })).toHaveProperty('value', 'a');
  expect(screen.getByRole('textbox', { name: 'Controlled' })).toHaveProperty('value', 'b');
  expect(screen.getByRole('checkbox', { name: 'Checked' })).toHaveProperty('checked', true);
});
