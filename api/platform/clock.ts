/** Returns the current time. Injected, so that tests and the sandbox can control it. */
export type Clock = () => Date;
