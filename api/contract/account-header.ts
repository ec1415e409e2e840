/**
 * The header in which a page sends the id of the account that it was loaded for. A session of another
 * account is refused, so that a page that one person opened never writes as the next one. Callers
 * without it, such as programs, act as their session.
 */
export const accountHeader = 'x-account';
