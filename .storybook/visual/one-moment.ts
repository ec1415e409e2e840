/**
 * `Date` always says the same moment, in milliseconds since 1970. A driver's clock would make timers
 * of frames too, and say nothing of what was drawn. Refers to nothing outside of itself: it runs in
 * the browser.
 */
export function installMoment(at: number): void {
  const real = Date;
  real.now = () => at;
  window.Date = new Proxy(real, {
    construct: (_, given, asked) => Reflect.construct(real, given.length > 0 ? given : [at], asked),
    apply: () => new real(at).toString(),
  });
  real.prototype.constructor = window.Date;
}
