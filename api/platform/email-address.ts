import { toUnicode } from 'punycode.js';
import { toAsciiAddress } from '#contract/email-address';

/** A sender's display name and address. */
export type NamedAddress = { name: string; address: string };

const maxLength = 254;

/** One address, without characters that could end the header or add another address. */
const plain = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

export function isAddress(text: string): boolean {
  return text.length <= maxLength && plain.test(text);
}

/** Parses 'Name <name@host>' or 'name@host'. Null for anything else. */
export function readNamedAddress(text: string): NamedAddress | null {
  const [, name = '', address = text] = /^([^<>\p{C}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  const read = toAsciiAddress(address.trim()) ?? address.trim();
  return isAddress(read) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address: read } : null;
}

/** 'ada@example.com' → 'a•••@example.com' */
export function maskAddress(address: string): string {
  const [first = ''] = address;
  const at = address.lastIndexOf('@');
  return at > 0 ? `${first}•••${address.slice(at)}` : '•••';
}

/** With its domain in its own script, also in the browser, which previews emails: 'anna@xn--bcher-kva.de' → 'anna@bücher.de' */
export function displayAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  try {
    return address.slice(0, at) + toUnicode(address.slice(at));
  } catch {
    return address;
  }
}
