/**
 * Makes `Date` always return the same time, in milliseconds since 1970. Playwright's clock would also
 * replace timers and animation frames. Runs in the browser, so it must not refer to anything outside
 * of itself.
 */
export function installFixedClock(at: number): void {
  const real = Date;
  real.now = () => at;
  window.Date = new Proxy(real, {
    construct: (_, given, asked) => Reflect.construct(real, given.length > 0 ? given : [at], asked),
    apply: () => new real(at).toString(),
  });
  real.prototype.constructor = window.Date;
}
