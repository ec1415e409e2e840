import type { TestShop } from './shop.ts';

/** The six digits of the newest code. */
export async function codeSentTo(shop: TestShop, address: string): Promise<string> {
  return /^\s*(\d{6})\s*$/m.exec(await newestText(shop, address))?.[1] ?? 'no code';
}

/** The secret of the newest link to choose a new password. */
export async function resetTokenSentTo(shop: TestShop, address: string): Promise<string> {
  return /#token=([\w-]+)/.exec(await newestText(shop, address))?.[1] ?? 'no link';
}

async function newestText(shop: TestShop, address: string): Promise<string> {
  const mails = await shop.mailsTo(address);
  return mails.at(-1)?.text ?? '';
}
