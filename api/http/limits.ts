import { Failure } from './failure.ts';

type RateLimitMessage = {
  /** What happened, when it is not just too many tries. */
  reason?: string;
  /** What the user can do instead of waiting. */
  orElse?: string;
};

/** Server options, apart from the address. */
export const listenOptions = {
  // A second process must not share the port.
  reusePort: false,
  idleTimeout: 60,
  // Bun's own 413 has no body and no security headers. `bodyRules` enforces the limits instead.
  maxRequestBodySize: Number.MAX_SAFE_INTEGER,
} as const;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024;
const orElse = 'put a link to the file in your message';

export type Limit = RateLimitMessage & { tries: number; windowMs: number };

/**
 * All rate limits: tries per subject and window. An `address` is the caller's network (IPv6: its
 * /64). Anything a stranger can type, such as a user name or an email, is counted per address, so
 * that strangers cannot use up the owner's tries. A higher limit across all addresses stops
 * distributed attacks.
 */
export const limits = {
  'login, account and address': { tries: 10, windowMs: 15 * minute },
  'login, account': { tries: 100, windowMs: hour, orElse: 'reset your password by email' },
  /** Doesn't apply to accounts that signed in from the address lately. */
  'login, address': { tries: 100, windowMs: 15 * minute },
  /** For a signed-in user who confirms their identity. */
  'login, session': { tries: 10, windowMs: 15 * minute },
  /** Only counts callers with the right password. A sign-in does not reset these two. */
  'wrong code, account and address': { tries: 30, windowMs: day },
  'wrong code, account': { tries: 90, windowMs: day },
  'registration, address': { tries: 30, windowMs: hour },
  'reset, email and address': { tries: 5, windowMs: hour },
  /** Never rejects a request. Above it, the last link sent stays valid and is not replaced. */
  'reset, email': { tries: 20, windowMs: hour },
  'reset, address': { tries: 100, windowMs: 15 * minute },
  'API key': { tries: 600, windowMs: minute, reason: 'Too many requests.' },
  'wrong API key, address': { tries: 100, windowMs: 15 * minute },
  'invitation, address': { tries: 100, windowMs: 15 * minute },
  'code, customer': { tries: 5, windowMs: hour },
  /** For an email address that the customer has not verified. */
  'code, email': { tries: 20, windowMs: hour },
  'support, customer': { tries: 5, windowMs: hour },
  'support, email and address': { tries: 5, windowMs: hour },
  'support, email': { tries: 20, windowMs: hour },
  'support, address': { tries: 30, windowMs: hour },
  'ticket message, customer': { tries: 30, windowMs: hour },
  'ticket message, guest': { tries: 20, windowMs: hour },
  'test email, admin': { tries: 20, windowMs: hour },
  'order link email, order': { tries: 10, windowMs: hour },
  'order link, address': { tries: 1_200, windowMs: hour },
  /** While typing, a page saves about once a second. */
  'brief save, order': { tries: 3_000, windowMs: hour },
  'brief file, order': { tries: 200, windowMs: hour },
  'brief file kB, order': {
    tries: 300 * megabyte,
    windowMs: day,
    orElse,
    reason: 'You’ve reached the upload limit of 300 MB a day.',
  },
  /** DNS is asked again after each change of the domain. */
  'domain check, order': { tries: 60, windowMs: hour },
  'domain check, address': { tries: 300, windowMs: hour },
  /** While typing, a page saves about once a second. */
  'review save, order': { tries: 3_000, windowMs: hour },
  'screenshot, order': { tries: 100, windowMs: hour },
  'preview check, order': { tries: 60, windowMs: hour },
  'attachment, user': { tries: 60, windowMs: hour },
  'attachment kB, user': {
    tries: 200 * megabyte,
    windowMs: day,
    orElse,
    reason: 'You’ve reached the upload limit of 200 MB a day.',
  },
  'attachment kB, address': {
    tries: 500 * megabyte,
    windowMs: day,
    orElse,
    reason: 'Your network has reached the upload limit of 500 MB a day.',
  },
  'attachment kB, shop': {
    tries: 5_000 * megabyte,
    windowMs: day,
    orElse,
    reason: 'We’ve reached today’s upload limit.',
  },
  /** For signed-in customers with a verified email. */
  'new order, customer': { tries: 10, windowMs: hour },
  'new order, email and address': { tries: 10, windowMs: hour },
  'new order, email': { tries: 50, windowMs: hour },
  'new order, address': { tries: 300, windowMs: hour },
  /** The payment provider charges for each. */
  'tax calculation, address': { tries: 300, windowMs: hour },
  /** Only counts codes that are not valid, so that codes cannot be guessed. */
  'discount code, address': { tries: 30, windowMs: hour },
  'reveal, customer': { tries: 20, windowMs: hour },
  'billing, customer': { tries: 120, windowMs: hour },
  'credit, customer': { tries: 300, windowMs: hour },
  'card, customer': { tries: 300, windowMs: hour },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
/** Limits that are also counted per address. */
export type PairedName =
  Extract<LimitName, `${string} and address`> extends `${infer Name} and address` ? Name : never;

/** Creates a 429 that says how long to wait. */
export function rateLimited(
  { reason = 'Too many attempts.', orElse }: RateLimitMessage,
  retryAfterSeconds: number,
): Failure {
  const wait = `Wait ${waitingTime(retryAfterSeconds)} and try again`;
  const sentence = `${reason} ${orElse ? `${wait}, or ${orElse}` : wait}.`;
  return new Failure('rate_limited', sentence, { retryAfterSeconds });
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
