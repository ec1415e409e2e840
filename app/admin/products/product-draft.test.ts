import { describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { aProduct } from '../../../stories/fixtures/products.ts';
import { annualNote, previewProduct } from './preview-product.ts';
import { draftOf, ProductDraft } from './product-draft.ts';

const saltmarsh = aProduct({
  description: 'For restaurants.',
  thumbnail: null,
  monthlyPrice: '10.00',
  annualPrice: '120.01',
  annualOffered: false,
  supportPackages: ['none', 'yearly'],
  featured: false,
});

const filled = {
  title: 'Saltmarsh',
  description: 'For restaurants.',
  demoUrl: '/demos/saltmarsh/',
  price: '39.00',
};

function refusals(fields: Record<string, string>) {
  const { issues } = v.safeParse(ProductDraft, fields);
  return Object.fromEntries((issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]));
}

describe('the product form', () => {
  test('reads unchecked boxes as false, and empty URLs and prices as null', () => {
    expect(v.parse(ProductDraft, { ...filled, regular: 'on' })).toEqual({
      ...filled,
      thumbnail: null,
      category: null,
      pictures: [],
      details: null,
      briefSections: null,
      annualPrice: null,
      supportPackages: ['regular'],
      featured: false,
      active: false,
    });
  });

  test('reads numbered pictures in their order, and refuses one without a description', () => {
    const pictures = {
      'pictures.0.url': '/uploads/hall-960.webp',
      'pictures.0.alt': 'The dining room',
      'pictures.0.width': '960',
      'pictures.0.height': '600',
      'pictures.1.url': 'https://pictures.example/menu.webp',
      'pictures.1.alt': 'The menu',
    };
    expect(v.parse(ProductDraft, { ...filled, ...pictures })).toMatchObject({
      pictures: [
        { url: '/uploads/hall-960.webp', alt: 'The dining room', width: 960, height: 600 },
        { url: 'https://pictures.example/menu.webp', alt: 'The menu' },
      ],
    });
    const { 'pictures.1.alt': _, ...unnamed } = pictures;
    expect(Object.keys(refusals({ ...filled, ...unnamed }))).toEqual(['pictures.1.alt']);
  });

  test('refuses each invalid field with the contract’s message', () => {
    expect(refusals({ price: '0', thumbnail: 'javascript:alert(1)' })).toEqual({
      title: 'Required',
      description: 'Required',
      demoUrl: 'Required',
      price: 'Price must be at least $0.50',
      thumbnail: 'Enter the full address, starting with https://.',
    });
  });
});

describe('the form’s initial values', () => {
  test('make a new product active, without a price and with free support', () => {
    expect(draftOf(null)).toMatchObject({ price: '0', active: true, supportPackages: ['free'] });
  });

  test('check the group’s box for a legacy support value', () => {
    expect(draftOf(saltmarsh).supportPackages).toEqual(['free', 'regular']);
  });
});

describe('the preview', () => {
  test('leaves out unsafe URLs and invalid prices', () => {
    const draft = { ...draftOf(null), thumbnail: 'javascript:alert(1)', price: '1e3' };
    expect(previewProduct(draft)).toMatchObject({ thumbnail: null, demoUrl: null, price: '0.00' });
  });

  test('marks an annual price above 12 monthly payments as not offered', () => {
    const draft = draftOf(saltmarsh);
    const offered = { annualPlans: true };
    expect(annualNote(draft, offered)).toBe(
      'Not offered at checkout: paying monthly for a year costs less, $120.00.',
    );
    expect(annualNote({ ...draft, annualPrice: '99.00' }, offered)).toContain(
      'Saves $21.00 a year.',
    );
    expect(annualNote({ ...draft, annualPrice: '99.00' }, { annualPlans: false })).toBe(
      'Not offered: annual plans are turned off in the settings.',
    );
  });
});
