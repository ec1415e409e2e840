import type { RequestKind } from '#api/http/admission';
import { matchesAny } from '#api/http/matches-path';
import { requestRoute, requestSearch } from '#api/http/request-path';
import { endpoints } from '#contract/endpoints';

/** Their bodies are files, read while the route runs. */
export const uploadPaths = [
  endpoints.uploadAttachment.path,
  endpoints.uploadBriefFile.path,
  endpoints.uploadGuestBriefFile.path,
  endpoints.uploadGuestScreenshot.path,
  endpoints.uploadPicture.path,
  endpoints.uploadScreenshot.path,
];

const isUpload = matchesAny(uploadPaths);
const isStatus = matchesAny([endpoints.getCheckoutSession.path]);
const isCheckout = matchesAny([endpoints.createCheckout.path]);
const isExempt = matchesAny([
  // A busy process is alive, and what watches it must not take it for a dead one.
  endpoints.getHealth.path,
  endpoints.getReadiness.path,
  // They fulfill paid orders, and all come from few addresses.
  endpoints.receiveStripeEvent.path,
  // Addresses that people go to: a refusal would be JSON in their tab.
  endpoints.startSignIn.path,
  endpoints.finishProviderSignIn.path,
  endpoints.leave.path,
]);

/**
 * Which places a request takes. None if it costs nothing, or mostly waits for its caller or an event,
 * and is limited otherwise.
 */
export function kindOfRequest(request: Request): RequestKind | null {
  const path = requestRoute(request);
  if (isExempt(path) || isUpload(path)) return null;
  if (isCheckout(path)) return 'provider';
  if (!isStatus(path)) return 'work';
  const wait = new URLSearchParams(requestSearch(request)).get('wait');
  return Number(wait) > 0 ? null : 'provider';
}
