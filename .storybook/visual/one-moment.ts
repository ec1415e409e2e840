/**
 * `Date` always says the same moment in this page, given in milliseconds since 1970. Timers and frames
 * stay the browser's own: a driver's clock would replace these too, and a frame that is only a
 * timer says nothing of what was drawn. Runs in the browser before anything else does, so it may
 * refer to nothing outside of itself.
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
