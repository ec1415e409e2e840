/** What describes the browser instead of a person, and stays when a person signs out. */
export const preferenceKeys = [
  'folded-navigation',
  'hidden-columns',
  'single-key-shortcuts',
] as const;
export type PreferenceKey = (typeof preferenceKeys)[number];

/** Whose entries the storage holds; missing while they are a guest's. */
const ownerKey = 'account';
const kept: readonly string[] = [...preferenceKeys, ownerKey];

let isSealed = false;

/** Writes an entry of a person, or removes it. Throws as the storage does. */
export function writePersonal(storage: () => Storage, key: string, text: string | null): void {
  if (isSealed) return;
  if (text === null) storage().removeItem(key);
  else storage().setItem(key, text);
}

/** While sealed, nothing is written: what the page still shows is another person's. */
export function sealPersonalStorage(isClosed: boolean): void {
  isSealed = isClosed;
}

/**
 * Removes what an account kept in this tab and in this browser, unless it is this one. What a guest
 * kept stays for the account that they sign in with. Everything that is no preference is personal,
 * so that no key can be forgotten.
 */
export function keepOnlyFor(accountId: string | null): {
  isNewOwner: boolean;
  hasRemoved: boolean;
} {
  const inTab = changeOwner(() => sessionStorage, accountId);
  const inBrowser = changeOwner(() => localStorage, accountId);
  return {
    isNewOwner: inBrowser.isNewOwner,
    hasRemoved: inTab.hasRemoved || inBrowser.hasRemoved,
  };
}

function changeOwner(open: () => Storage, accountId: string | null) {
  try {
    const storage = open();
    const owner = storage.getItem(ownerKey);
    if (owner === accountId) return { isNewOwner: false, hasRemoved: false };
    const personal = Object.keys(storage).filter((key) => owner !== null && !kept.includes(key));
    for (const key of personal) storage.removeItem(key);
    if (accountId === null) storage.removeItem(ownerKey);
    else storage.setItem(ownerKey, accountId);
    return { isNewOwner: true, hasRemoved: personal.length > 0 };
  } catch {
    return { isNewOwner: false, hasRemoved: false };
  }
}
