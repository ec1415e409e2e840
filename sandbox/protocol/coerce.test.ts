import { describe, expect, test } from 'bun:test';
import { coerce } from './coerce.ts';
import { requestSchema } from './contract.ts';
import { ProviderError } from './errors.ts';
import { readForm } from './form.ts';

function read(operation: string, form: string): unknown {
  return coerce(requestSchema(operation), readForm(form));
}

function refusal(operation: string, form: string): unknown {
  try {
    return read(operation, form);
  } catch (error) {
    return error instanceof ProviderError ? error.body : error;
  }
}

describe('form text', () => {
  test('is converted to the contract’s types', () => {
    const form = 'active=true&unit_amount=2900&currency=usd&recurring[interval]=month&expand[0]=a';
    expect(read('POST /v1/prices', form)).toEqual({
      active: true,
      unit_amount: 2900,
      currency: 'usd',
      recurring: { interval: 'month' },
      expand: ['a'],
    });
  });

  test('stays text where the contract says so, digits or not', () => {
    expect(read('POST /v1/products', 'name=2900&metadata[order]=7')).toEqual({
      name: '2900',
      metadata: { order: '7' },
    });
  });

  test('accepts a time or a range of times', () => {
    expect(read('GET /v1/products', 'created=5')).toEqual({ created: 5 });
    expect(read('GET /v1/products', 'created[gte]=5&created[lt]=9')).toEqual({
      created: { gte: 5, lt: 9 },
    });
  });

  test('unsets fields that can be unset', () => {
    const form = 'description=&images=&metadata[a]=&metadata[b]=1';
    expect(read('POST /v1/products/{id}', form)).toEqual({
      description: null,
      images: '',
      metadata: { a: null, b: '1' },
    });
  });
});

describe('rejects', () => {
  test.each([
    ['colour=red&name=A', 'Received unknown parameter: colour', 'parameter_unknown', 'colour'],
    ['a=1&b=2&name=A', 'Received unknown parameters: a, b', 'parameter_unknown', 'a'],
    ['description=x', 'Missing required param: name.', 'parameter_missing', 'name'],
    ['name=A&active=yes', 'Invalid boolean: yes', undefined, 'active'],
    ['name=A&images=x', 'Invalid array', undefined, 'images'],
    ['name=A&metadata=x', 'Invalid object', undefined, 'metadata'],
    ['name[x]=A', 'Invalid string: a hash', undefined, 'name'],
  ])('%s', (form, message, code, param) => {
    const body = { type: 'invalid_request_error', message, param };
    expect(refusal('POST /v1/products', form)).toEqual(code ? { ...body, code } : body);
  });

  test('a fraction or a huge number as an amount in cents', () => {
    for (const amount of ['29.5', '9007199254740993', '1e3', '0x10', '-']) {
      expect(refusal('POST /v1/prices', `currency=usd&unit_amount=${amount}`)).toEqual({
        type: 'invalid_request_error',
        code: 'parameter_invalid_integer',
        message: `Invalid integer: ${amount}`,
        param: 'unit_amount',
      });
    }
  });

  test('a value that is not in the enum, by its full name', () => {
    expect(refusal('POST /v1/prices', 'currency=usd&recurring[interval]=moon')).toMatchObject({
      message: 'Invalid recurring[interval]: must be one of day, month, week, year',
      param: 'recurring[interval]',
    });
  });

  test('an unknown nested name', () => {
    const form = 'line_items[0][price]=p&line_items[0][colour]=red';
    expect(refusal('POST /v1/checkout/sessions', form)).toMatchObject({
      message: 'Received unknown parameter: line_items[0][colour]',
    });
  });

  test('a name that every object inherits', () => {
    expect(refusal('POST /v1/products', 'name=A&constructor=x&__proto__[x]=1')).toMatchObject({
      message: 'Received unknown parameters: constructor, __proto__',
    });
  });

  test('nesting far deeper than the contract', () => {
    const deep = `metadata${'[a]'.repeat(20_000)}=1&name=A`;
    expect(refusal('POST /v1/products', deep)).toMatchObject({ param: 'metadata[a]' });
  });
});
