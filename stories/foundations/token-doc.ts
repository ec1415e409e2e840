/** What a token is for and where to use it. */
export type TokenDoc = { meaning: string; usage: string };

/** Typed by the tokens, so a new one must be documented. */
export type TokenDocs<Name extends string> = Record<Name, TokenDoc>;
