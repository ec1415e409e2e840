import { eq } from 'drizzle-orm';
import { people } from '#db/schema/people';
import type { AdminActs } from './admin-act.ts';
import type { TestShop } from './shop.ts';

const path = '/api/admin/view-as';

/** Starting and ending an impersonation, each with a separate session. */
export const adminViewActs: AdminActs = {
  'POST /api/admin/view-as': async (shop) => {
    const { id: customerId } = await shop.signIn();
    const { cookie } = await shop.signIn({ isAdmin: true });
    return {
      path,
      body: { customerId },
      verb: 'customer.viewed',
      name: await idOf(shop, customerId),
      cookie,
    };
  },
  'DELETE /api/admin/view-as': async (shop) => {
    const { id: customerId } = await shop.signIn();
    const { cookie } = await shop.signIn({ isAdmin: true });
    await shop.post(path, { customerId }, { cookie });
    return { path, verb: 'customer.view_ended', name: await idOf(shop, customerId), cookie };
  },
};

/** As the address of the customer's page has it. */
async function idOf({ db }: TestShop, customerId: string): Promise<string> {
  const person = await db.query.people.findFirst({ where: eq(people.customerId, customerId) });
  return person?.reference ?? '';
}
