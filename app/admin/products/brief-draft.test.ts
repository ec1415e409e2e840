import { describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { defaultBriefSections } from '#contract/brief-fields';
import { readSections, sectionDraftsOf, withoutRows } from './brief-draft.ts';
import { ProductDraft } from './product-draft.ts';

const filled = {
  title: 'Saltmarsh',
  description: 'For restaurants.',
  demoUrl: '/demos/saltmarsh/',
  price: '39.00',
};

const menu = {
  'briefSections.4.id': 'menu',
  'briefSections.4.title': 'Menu',
  'briefSections.4.texts.2.id': 'drinks',
  'briefSections.4.texts.2.label': 'Drinks',
  'briefSections.4.texts.2.max': '300',
  'briefSections.4.texts.2.optional': 'on',
  'briefSections.4.texts.0.id': 'food',
  'briefSections.4.texts.0.label': 'Food',
  'briefSections.4.texts.0.example': ' Soup,\n6 ',
  'briefSections.4.texts.0.max': '2000',
  'briefSections.4.pictures.max': '3',
};

describe('the sections of the brief', () => {
  test('are null if nothing is filled in', () => {
    const empty = {
      'briefSections.0.id': 'a',
      'briefSections.0.title': ' ',
      'briefSections.0.texts.0.id': 'b',
      'briefSections.0.texts.0.max': '300',
      'briefSections.0.pictures.max': '0',
    };
    expect(readSections(empty)).toBeNull();
    expect(sectionDraftsOf(null)).toBeNull();
    expect(withoutRows(null)).toBeNull();
  });

  test('are sent in the order of the fields, without the numbers of their rows', () => {
    const team = { 'briefSections.1.id': 'team', 'briefSections.1.title': 'Team' };
    const pictures = { 'briefSections.1.pictures.max': '1' };
    const draft = v.parse(ProductDraft, { ...filled, ...menu, ...team, ...pictures });
    expect(draft.briefSections).toEqual([
      {
        id: 'menu',
        title: 'Menu',
        hint: '',
        texts: [
          { id: 'drinks', label: 'Drinks', example: '', max: 300, optional: true },
          { id: 'food', label: 'Food', example: 'Soup, 6', max: 2000, optional: false },
        ],
        pictures: { max: 3, hint: '' },
      },
      { id: 'team', title: 'Team', hint: '', texts: [], pictures: { max: 1, hint: '' } },
    ]);
  });

  test('stay as they are from the product to the form and back', () => {
    expect(withoutRows(sectionDraftsOf(defaultBriefSections))).toEqual([...defaultBriefSections]);
  });

  test('are refused at the fields that have the text', () => {
    const { issues = [] } = v.safeParse(ProductDraft, {
      ...filled,
      ...menu,
      'briefSections.4.texts.2.max': 'many',
      'briefSections.4.texts.0.max': '',
      'briefSections.4.texts.7.id': 'cake',
      'briefSections.4.texts.7.max': '10',
      'briefSections.4.texts.7.example': 'Tart',
      'briefSections.4.pictures.max': '21',
      'briefSections.9.id': 'team',
      'briefSections.9.title': 'Team',
      'briefSections.9.pictures.max': '0',
    });
    const length = 'Enter a whole number from 1 to 5,000.';
    expect(Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))).toEqual(
      {
        'briefSections.4.texts.2.max': length,
        'briefSections.4.texts.0.max': length,
        'briefSections.4.texts.7.label': 'Required',
        'briefSections.4.pictures.max': 'Enter a whole number from 0 to 20.',
        'briefSections.9.title': 'Add a text, or allow pictures.',
      },
    );
  });
});
