import type { AdminActs } from './admin-act.ts';

const path = '/api/admin/view-as';

/** Starting and ending an impersonation, each with a separate session. */
export const adminViewActs: AdminActs = {
  'POST /api/admin/view-as': async (shop) => {
    const { id: customerId } = await shop.signIn();
    const { cookie } = await shop.signIn({ isAdmin: true });
    return { path, body: { customerId }, verb: 'customer.viewed', name: customerId, cookie };
  },
  'DELETE /api/admin/view-as': async (shop) => {
    const { id: customerId } = await shop.signIn();
    const { cookie } = await shop.signIn({ isAdmin: true });
    await shop.post(path, { customerId }, { cookie });
    return { path, verb: 'customer.view_ended', name: customerId, cookie };
  },
};
