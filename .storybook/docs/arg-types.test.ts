import { expect, test } from 'bun:test';
import { createElement } from 'react';
import type { SBType, StrictInputType } from 'storybook/internal/types';
import { completeArgType } from './arg-types.ts';

const none = { disable: true };
const paragraph = createElement('p');
const typed = (value: string): SBType => ({ name: 'other', value });

function controlOf(type: SBType, value: unknown): StrictInputType['control'] {
  const summary = type.name === 'other' ? type.value : type.name;
  return completeArgType({ name: 'prop', type, table: { type: { summary } } }, value).control;
}

test.each<[string, SBType, unknown, StrictInputType['control']]>([
  ['a select for a union', { name: 'enum', value: ['a', 'b'] }, 'a', { type: 'select' }],
  ['a text field for text or null', typed('string | null'), undefined, { type: 'text' }],
  ['a text field for text or false', typed('string | false'), false, { type: 'text' }],
  ['a text field for a node that is text', typed('ReactNode'), 'Save', { type: 'text' }],
  ['a text field for a node without a value', typed('ReactNode'), undefined, { type: 'text' }],
  ["Storybook's own control for a boolean", { name: 'boolean' }, true, undefined],
  ['a JSON field for data', typed('string[]'), ['a', 'b'], { type: 'object' }],
  ['no control for an element', typed('ReactNode'), paragraph, none],
  ['no control for a list with an element', typed('ReactNode[]'), [paragraph], none],
  ['no control for data with a function', typed('Action[]'), [{ onPress() {} }], none],
  ['no control for an event handler', typed('ChangeEventHandler'), undefined, none],
  ['no control for a function', { name: 'function' }, () => {}, none],
])('chooses %s', (_what, type, value, control) => {
  expect(controlOf(type, value)).toEqual(control);
});

test("keeps a story's own control", () => {
  const control = { type: 'radio' } as const;
  const type: SBType = { name: 'enum', value: ['a', 'b'] };
  expect(completeArgType({ name: 'prop', type, control }, 'a').control).toEqual(control);
});

test('spells out the values of a union', () => {
  const type: SBType = { name: 'enum', value: ['a', 2] };
  expect(completeArgType({ name: 'prop', type }, 'a').table?.type?.summary).toBe("'a' | 2");
});

test('describes a shared prop unless the component describes it', () => {
  expect(completeArgType({ name: 'disabled' }, undefined).description).toContain('not submitted');
  expect(completeArgType({ name: 'disabled', description: 'Own.' }, undefined).description).toBe(
    'Own.',
  );
});
