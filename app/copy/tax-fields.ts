/** Texts of the fields that tax needs at checkout. */
export const taxFields = {
  title: 'Where you are',
  country: 'Country',
  chooseCountry: 'Choose your country',
  region: 'State or region',
  chooseRegion: 'Choose your state or region',
  otherRegion: 'Another one',
  zipCode: 'ZIP code',
  postalCode: 'Postal code',
  failed: 'Couldn’t calculate the tax',
  number: 'VAT or tax number',
  optional: 'optional',
  numberHint: 'If you buy as a business.',
} as const;
