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
  return isAddress(address.trim())
    ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
    : null;
}

/** 'ada@example.com' → 'a•••@example.com' */
export function maskAddress(address: string): string {
  const [first = ''] = address;
  const at = address.lastIndexOf('@');
  return at > 0 ? `${first}•••${address.slice(at)}` : '•••';
}
