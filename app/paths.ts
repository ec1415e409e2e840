/** Every screen's path, once. */
export const paths = {
  home: '/',
  products: '/#products',
  start: '/#requirements-form',
  checkout: '/checkout',
  checkoutProduct: (id: number | string) => `/checkout/product/${id}`,
  success: '/checkout/success',
  paymentSuccess: '/payment-success',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
} as const;
