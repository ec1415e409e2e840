export const portalPage = {
  returnUrl: 'https://shop.test/dashboard/billing',
  changedUrl: 'https://shop.test/dashboard/billing?card=changed',
  headline: 'The shop',
  termsUrl: 'https://shop.test/terms-of-service',
  privacyUrl: 'https://shop.test/privacy-policy',
};
