import type { CheckAddress } from '#api/catalog/demo-checks/check-address';
import type { RateLimits } from '#api/http/rate-limits';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';

type Dependencies = { db: Db; limits: RateLimits; baseUrl: string; check: CheckAddress };

export type PreviewFrameCheck = ReturnType<typeof createPreviewFrameCheck>;

/**
 * Tells whether a preview can be shown in a frame on the shop's pages. Other websites are asked, in
 * the same way as demo checks ask them.
 */
export function createPreviewFrameCheck({ db, limits, baseUrl, check }: Dependencies) {
  return async ({ orderId, previewUrl }: OrderRow): Promise<boolean> => {
    const url = previewUrl && URL.parse(previewUrl, baseUrl);
    if (!url) return false;
    if (url.origin === new URL(baseUrl).origin) return url.pathname.startsWith('/demos/');
    // The pages' content security policy allows no others.
    if (url.protocol !== 'https:') return false;
    await limits.count(db, 'preview check, order', orderId);
    const { problem, refusesFrames } = await check(url.href);
    return problem === null && !refusesFrames;
  };
}
