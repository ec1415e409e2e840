/** The present moment. Passed in, so that a test or the sandbox may set it. */
export type Clock = () => Date;
