import type { RequestKind } from '#api/http/admission';
import { matchesAny, requestRoute, requestSearch } from '#api/http/route-patterns';
import { isCsvAsked } from '#api/platform/lists/answer';
import type { Endpoint } from '#contract/endpoint';
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

/** Their callers wait for the payment provider. In tests, no other route may call it. */
const providerEndpoints: readonly Endpoint[] = [
  endpoints.createCheckout,
  endpoints.quoteTax,
  endpoints.changeSettings,
  endpoints.restoreSettings,
  endpoints.previewPlanChange,
  endpoints.changePlan,
  endpoints.requestCancellation,
  endpoints.withdrawCancellation,
  endpoints.processCancellation,
  endpoints.cancelOrder,
  endpoints.openBillingPortal,
  endpoints.listInvoices,
  endpoints.listGuestInvoices,
  endpoints.listCredits,
  endpoints.listStoredCards,
  endpoints.getCustomerCredits,
  endpoints.getRefundable,
  endpoints.createRefund,
  endpoints.restoreSubscription,
  endpoints.refundSubscription,
  endpoints.replayWebhook,
  endpoints.updateProduct,
  endpoints.deleteProduct,
  endpoints.endDiscount,
];

const isUpload = matchesAny(uploadPaths);
const isStatus = matchesAny([endpoints.getCheckoutSession.path]);
const asksProvider = matchesAny(providerEndpoints.map(({ name }) => name));
const isArchive = matchesAny([endpoints.getOrderBriefArchive.path]);
const hasCsv = matchesAny(
  Object.values<Endpoint>(endpoints).flatMap(({ csv, path }) => (csv ? [path] : [])),
);
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

/** Which places a request takes. None if it costs nothing. */
export function kindOfRequest(request: Request): RequestKind | null {
  const path = requestRoute(request);
  if (isExempt(path)) return null;
  if (request.method === 'POST' && isUpload(path)) return 'upload';
  if (asksProvider(`${request.method} ${path}`)) return 'provider';
  if (isArchive(path) || (hasCsv(path) && isCsvAsked(request))) return 'download';
  if (!isStatus(path)) return 'work';
  const wait = new URLSearchParams(requestSearch(request)).get('wait');
  return Number(wait) > 0 ? 'wait' : 'provider';
}
