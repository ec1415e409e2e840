import type { TestShop } from './shop.ts';

/** Returns the newest verification code. */
export async function codeSentTo(shop: TestShop, address: string): Promise<string> {
  return /^\s*(\d{6})\s*$/m.exec(await newestText(shop, address))?.[1] ?? 'no code';
}

/** Returns the token of the newest password reset link. */
export async function resetTokenSentTo(shop: TestShop, address: string): Promise<string> {
  return /#token=([\w-]+)/.exec(await newestText(shop, address))?.[1] ?? 'no link';
}

async function newestText(shop: TestShop, address: string): Promise<string> {
  const mails = await shop.mailsTo(address);
  return mails.at(-1)?.text ?? '';
}
