import { mailsTo } from './mailbox.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

/** The path of the link to the brief in a guest's receipt. */
export async function briefLink(shop: ShopUnderTest, email: string): Promise<string> {
  const [{ text }] = await mailsTo(shop, email, /Your order ACC-/);
  const path = /https?:\/\/\S+(\/briefs\/[\w-]+)/.exec(text)?.[1];
  if (!path) throw new Error('The receipt has no link to the brief');
  return path;
}
