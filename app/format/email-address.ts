import { toUnicode } from 'punycode.js';

/** An email address with its domain in its own script: 'anna@xn--bcher-kva.de' → 'anna@b\u00fccher.de' */
export function displayAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return /(^|\.)xn--/i.test(domain) && at > 0 ? address.slice(0, at) + readDomain(domain) : address;
}

/** As stored if it isn't the ASCII form of what would be shown. */
function readDomain(domain: string): string {
  try {
    const shown = toUnicode(domain.toLowerCase());
    return new URL(`http://${shown}`).hostname === domain.toLowerCase() ? shown : domain;
  } catch {
    return domain;
  }
}

/** The local part may contain what has a meaning in a URL: ?, #, % and &. */
export function mailtoLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+')}`;
}
