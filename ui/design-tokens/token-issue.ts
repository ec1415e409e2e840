/** A part of a design tokens file that can't be used, and what to do about it. */
export type TokenIssue = {
  /** Where it is: `color.inkSoft`, or '' for the whole file. */
  path: string;
  /** The theme, for tokens that differ between themes. */
  theme?: 'light' | 'dark';
  problem: string;
  fix: string;
};

/** Stops reading a token; the reader collects the issues of all tokens. */
export class TokenError extends Error {
  constructor(
    readonly problem: string,
    readonly fix: string,
  ) {
    super(`${problem} ${fix}`);
  }
}
