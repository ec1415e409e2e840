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
/** A busy process is alive, and what watches it must not take it for a dead one. */
const isProbe = matchesAny([endpoints.getHealth.path, endpoints.getReadiness.path]);

/**
 * Which places a request takes. None if it costs nothing, or mostly waits for its caller or an event,
 * and is limited otherwise.
 */
export function kindOfRequest(request: Request): RequestKind | null {
  const path = requestRoute(request);
  if (isProbe(path) || isUpload(path)) return null;
  if (isCheckout(path)) return 'provider';
  if (!isStatus(path)) return 'work';
  return new URLSearchParams(requestSearch(request)).has('wait') ? null : 'provider';
}
