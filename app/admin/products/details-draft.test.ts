import { describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { detailsDraftOf, readDetails, readLines } from './details-draft.ts';
import { ProductDraft } from './product-draft.ts';

describe('lines', () => {
  test.each([
    ['Menu\nHours', ['Menu', 'Hours']],
    ['  Menu \r\n\r\n\t\rHours\n', ['Menu', 'Hours']],
    ['Menu\tFood, drinks', ['Menu Food, drinks']],
    ['', []],
    [undefined, []],
  ])('of %j are read trimmed, without empty ones', (text, lines) => {
    expect(readLines(text)).toEqual(lines);
  });
});

describe('details', () => {
  test('are null if nothing is filled in', () => {
    expect(readDetails({ title: 'Saltmarsh', 'details.pages.0.name': '  ' })).toBeNull();
    expect(detailsDraftOf(null)).toBeNull();
  });

  test('leave out empty rows, and keep the others in order', () => {
    expect(
      readDetails({
        'details.pages.0.name': ' ',
        'details.pages.2.name': 'Home',
        'details.pages.2.sections': 'Menu\nHours',
        'details.pages.11.name': 'Book',
      }),
    ).toEqual({
      pages: [
        { row: 2, name: 'Home', sections: ['Menu', 'Hours'] },
        { row: 11, name: 'Book', sections: [] },
      ],
      changes: [],
      goodFor: [],
    });
  });

  test('are sent without the numbers of their rows', () => {
    const { details } = v.parse(ProductDraft, { ...filled, 'details.pages.4.name': 'Home' });
    expect(details).toEqual({
      pages: [{ name: 'Home', sections: [] }],
      changes: [],
      goodFor: [],
    });
  });

  test('are refused at the fields that have the text', () => {
    const long = 'Opening hours '.repeat(20);
    const { issues = [] } = v.safeParse(ProductDraft, {
      ...filled,
      'details.pages.3.sections': 'Menu',
      'details.pages.5.name': 'Home',
      'details.pages.5.sections': `Menu\n${long}`,
      'details.changes': `Text\n${long}`,
      'details.goodFor': 'Bakeries\n'.repeat(31),
    });
    const tooLong = '“Opening hours Opening hours Op…” is longer than 200 characters. Shorten it.';
    expect(Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))).toEqual(
      {
        'details.pages.3.name': 'Required',
        'details.pages.5.sections': tooLong,
        'details.changes': tooLong,
        'details.goodFor': 'Enter up to 30 lines.',
      },
    );
  });
});

const filled = {
  title: 'Saltmarsh',
  description: 'For restaurants.',
  demoUrl: '/demos/saltmarsh/',
  price: '39.00',
};
