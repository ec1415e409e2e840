/** It has no types. `s3-server.ts` says what is used of it. */
declare module '@20minutes/s3rver' {
  const server: unknown;
  export default server;
}
