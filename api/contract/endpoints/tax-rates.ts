import { defineEndpoint } from '../endpoint.ts';
import { NewTaxRate, TaxRate, TaxRateList } from '../tax-rates.ts';

export const listTaxRates = defineEndpoint('GET /api/admin/tax-rates', {
  summary: 'List the tax rates',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.read',
  answers: { 200: TaxRateList },
});

export const addTaxRate = defineEndpoint('POST /api/admin/tax-rates', {
  summary: 'Add a tax rate',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.change',
  body: NewTaxRate,
  answers: { 201: TaxRate },
});

export const endTaxRate = defineEndpoint('POST /api/admin/tax-rates/:id/end', {
  summary: 'End a tax rate',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.change',
  answers: { 200: TaxRate },
  failures: ['not_found', 'conflict'],
});

export const removeTaxRate = defineEndpoint('DELETE /api/admin/tax-rates/:id', {
  summary: 'Remove a scheduled tax rate',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.change',
  answers: { 200: TaxRateList },
  failures: ['not_found', 'conflict'],
});
