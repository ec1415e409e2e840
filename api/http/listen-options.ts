/** How the shop's server takes connections, beside where. */
export const listenOptions = {
  // Two servers on one port would share its callers.
  reusePort: false,
  idleTimeout: 60,
  // The runtime's own refusal has no body and none of our headers. What is too large for a route is
  // refused by `bodyRules`, by its announced size or as soon as too much has come.
  maxRequestBodySize: Number.MAX_SAFE_INTEGER,
} as const;
