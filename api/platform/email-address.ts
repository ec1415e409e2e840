/** A sender as people see it. */
export type NamedAddress = { name: string; address: string };

const maxLength = 254;

/** One address, with nothing in it that could end it, begin another, or leave its header. */
const plain = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

export function isAddress(text: string): boolean {
  return text.length <= maxLength && plain.test(text);
}

/** Reads 'Name <name@host>' or 'name@host'; null where it is neither. */
export function readNamedAddress(text: string): NamedAddress | null {
  const [, name = '', address = text] = /^([^<>\p{C}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  return isAddress(address.trim())
    ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
    : null;
}
