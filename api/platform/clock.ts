/** Returns the current time. Injected, so that tests and the sandbox can control it. */
export type Clock = () => Date;

/** The time zone of the shop’s settings, and the current day in it: '2026-01-15'. */
export type ShopDay = { timeZone: () => string; today: () => string };
