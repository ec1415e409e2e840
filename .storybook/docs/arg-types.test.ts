import { describe, expect, test } from 'bun:test';
import { createElement } from 'react';
import type { SBType, StrictInputType } from 'storybook/internal/types';
import { readableArgType } from './arg-types.ts';

const none = { disable: true };
const paragraph = createElement('p');
const drawn: SBType = { name: 'other', value: 'ReactNode', raw: 'ReactNode' };
const handler: SBType = { name: 'other', value: 'unknown', raw: 'ChangeEventHandler' };
const listOf = (value: SBType): SBType => ({ name: 'array', value });
const textOr = (value: string): SBType => ({
  name: 'union',
  raw: `string | ${value}`,
  value: [{ name: 'string' }, { name: 'other', value }],
});

describe('a prop is tried out', () => {
  test.each<[string, SBType, unknown, StrictInputType['control']]>([
    [
      'as one of a list when it is a union',
      { name: 'enum', value: ['a', 'b'] },
      'a',
      { type: 'select' },
    ],
    ['in words when it is text or nothing', textOr('null'), undefined, { type: 'text' }],
    ['in words when it is text or false', textOr('literal'), false, { type: 'text' }],
    ['as its type says when it is a switch', { name: 'boolean' }, true, undefined],
    ['in words when it may be drawn and is a text', drawn, 'Save', { type: 'text' }],
    ['in words when it may be drawn and is missing', drawn, undefined, { type: 'text' }],
    ['in code only when it is drawn', drawn, paragraph, none],
    ['in code only when one of several is drawn', listOf(drawn), [paragraph], none],
    ['as data when it is data', listOf({ name: 'string' }), ['a', 'b'], { type: 'object' }],
    ['in code only when data holds a function', listOf(handler), [{ onPress() {} }], none],
    ['in code only when it is a handler', handler, undefined, none],
    ['in code only when it is a function', { name: 'function', raw: '() => void' }, () => {}, none],
  ])('%s', (_how, type, value, control) => {
    expect(readableArgType({ name: 'prop', type }, value).control).toEqual(control);
  });

  test('as its own story says before anything else', () => {
    const control = { type: 'radio' } as const;
    const type: SBType = { name: 'enum', value: ['a', 'b'] };
    expect(readableArgType({ name: 'prop', type, control }, 'a').control).toEqual(control);
  });
});

describe('a type is written', () => {
  test.each<[string, SBType, string]>([
    ['with every value of a named union', { name: 'enum', value: ['a', 2] }, "'a' | 2"],
    ['as in the source', textOr('null'), 'string | null'],
    [
      'on one line, without remarks',
      { name: 'object', raw: '{\n /** No. */ a: 1 }', value: {} },
      '{ a: 1 }',
    ],
  ])('%s', (_how, type, summary) => {
    expect(readableArgType({ name: 'prop', type }, undefined).table?.type?.summary).toBe(summary);
  });
});

test('a prop that every component shares needs no words of its own', () => {
  expect(readableArgType({ name: 'disabled' }, undefined).description).toContain('not sent');
  expect(
    readableArgType({ name: 'disabled', description: 'Its own.' }, undefined).description,
  ).toBe('Its own.');
});
