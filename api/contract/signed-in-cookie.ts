/** The readable cookie that says that someone may be signed in. It holds no secret. */
export const signedInCookie = 'signed_in';
