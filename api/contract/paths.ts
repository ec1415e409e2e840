/** Every call's path, for the server that mounts it and the screens that make it. */
export const apiPaths = {
  health: '/api/health',
  ready: '/api/ready',
  description: '/api/openapi.json',
  docs: '/api/docs',
  user: '/api/user',
  customer: '/api/customer/auth/user',
  products: '/api/products',
  product: (id: number | string) => `/api/products/${encodeURIComponent(id)}`,
  createCheckout: '/api/orders/create-checkout',
  checkoutSessions: '/api/checkout/sessions',
  checkoutSession: (id: string) => `/api/checkout/sessions/${encodeURIComponent(id)}`,
  webhook: '/api/webhooks/stripe',
} as const;
