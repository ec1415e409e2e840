const address = /(?<![^\s<>()[\]"',;:=])[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:]+/g;
/** Card and phone numbers. Not preceded by what an id or a time begins with. */
const longNumber = /(?<![\w.-])\+?\d(?:[ -]?\d){8,18}(?![\w:-])/g;
/** As phone numbers are written in North America: (555) 123-4567. */
const phone = /(?<![\w.-])\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}(?!\w)/g;
/** API keys and webhook secrets of the provider, and what lets a browser confirm a payment. */
const providerSecret = /(?<![a-z])(sk|rk|whsec|secret)_\w+/g;
/** Digests and tokens of 128 bits and more. */
const hex = /(?<![\w-])[\da-f]{32,}(?![\w-])/gi;
/** At least 20 characters of random base64url. Ids of the provider and UUIDs are no secrets. */
const token = /(?<![\w-])(?![a-z]{2,8}_)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{20,}/g;
/** What follows the API's paths to guests' orders, briefs and tickets. */
const guestPath = /(\/(?:guest\/\w+|order|briefs|support\/tickets)\/)[^\s/?"']+/g;

/**
 * Removes email addresses, card and phone numbers, and tokens from a message. Messages of other
 * programs, such as a mail server, can contain what they were given.
 */
export function redact(message: string): string {
  return message
    .replace(address, '…@…')
    .replace(guestPath, '$1…')
    .replace(providerSecret, '$1_…')
    .replace(phone, '…')
    .replace(longNumber, '…')
    .replace(hex, '…')
    .replace(token, '…');
}
