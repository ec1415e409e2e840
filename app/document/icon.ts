/** `/favicon.svg` within the page: its request would compete with the first paint. */
export const iconAddressOf = (accent: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cstyle%3E.s{fill:%2315181f}@media(prefers-color-scheme:dark){.s{fill:%23eae7e2}}%3C/style%3E%3Cpath class='s' d='M4 2h11l5 5v15H4z'/%3E%3Cpath fill='%23${accent.slice(1)}' d='M15 2v5h5z'/%3E%3C/svg%3E`;
