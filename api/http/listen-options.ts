/** Server options, apart from the address. */
export const listenOptions = {
  // A second process must not share the port.
  reusePort: false,
  idleTimeout: 60,
  // Bun's own 413 has no body and no security headers. `bodyRules` enforces the limits instead.
  maxRequestBodySize: Number.MAX_SAFE_INTEGER,
} as const;
