import type { AddressCheck } from '#api/catalog/demo-checks/check-address';

/** What a check finds at an address that answers. */
export function anAnswer(values: Partial<AddressCheck> = {}): AddressCheck {
  return { problem: null, status: 200, responseMs: 120, certificateEndsAt: null, ...values };
}
