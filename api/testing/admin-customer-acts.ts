import type { CustomerDetails } from '#contract/admin-customers';
import type { CustomerNote } from '#contract/customer-notes';
import { type AdminActs, changed } from './admin-act.ts';
import type { TestShop } from './shop.ts';
import { askAsGuest } from './tickets.ts';

const path = '/api/admin/customers';

/** What admins do on a customer's page. Notes need their author, and the rest a recent sign-in. */
export const adminCustomerActs: AdminActs = {
  'POST /api/admin/customers/:id/notes': async (shop) => {
    const { id } = await anAccount(shop);
    const body = { text: 'Secret words' };
    return {
      path: `${path}/${id}/notes`,
      body,
      verb: 'customer.note_added',
      name: id,
      changes: [changed('text')],
    };
  },
  'PATCH /api/admin/customers/:id/notes/:noteId': async (shop) => {
    const { id, note, cookie } = await aNote(shop);
    return {
      path: `${path}/${id}/notes/${note.id}`,
      body: { text: 'Other secret words', version: note.version },
      verb: 'customer.note_changed',
      name: id,
      cookie,
      changes: [{ field: 'text', before: null, after: null }],
    };
  },
  'DELETE /api/admin/customers/:id/notes/:noteId': async (shop) => {
    const { id, note, cookie } = await aNote(shop);
    const verb = 'customer.note_deleted';
    return { path: `${path}/${id}/notes/${note.id}`, verb, name: id, cookie };
  },
  'DELETE /api/admin/customers/:id/sessions': async (shop) => {
    const { id } = await anAccount(shop);
    return { path: `${path}/${id}/sessions`, verb: 'customer.sessions_ended', name: id };
  },
  'DELETE /api/admin/customers/:id/sessions/:sessionId': async (shop) => {
    const { id, sessions } = await anAccount(shop);
    const verb = 'customer.session_ended';
    return { path: `${path}/${id}/sessions/${sessions?.[0]?.id}`, verb, name: id };
  },
  'PATCH /api/admin/customers/:id/billing-details': async (shop) => {
    const { id } = await anAccount(shop);
    return {
      path: `${path}/${id}/billing-details`,
      body: { name: 'Secret Ltd', version: 0 },
      verb: 'customer.billing_changed',
      name: id,
      changes: [{ field: 'billingDetails', before: null, after: null }],
    };
  },
  'POST /api/admin/customers/:id/merge': async (shop) => {
    const { id } = await anAccount(shop);
    const { ticketId } = await askAsGuest(shop, { subject: 'Secret subject' });
    const guest = await find(shop, ticketId);
    return {
      path: `${path}/${id}/merge`,
      body: { guests: [{ id: guest.id, orders: 0, tickets: 1 }] },
      verb: 'customer.merged',
      name: id,
      changes: [{ field: 'guest', before: guest.id, after: id }],
    };
  },
  'POST /api/admin/customers/:id/export': async (shop) => {
    const { id } = await anAccount(shop);
    return { path: `${path}/${id}/export`, verb: 'customer.exported', name: id };
  },
  'DELETE /api/admin/customers/:id': async (shop) => {
    const { id } = await anAccount(shop);
    return { path: `${path}/${id}`, verb: 'customer.erased', name: id };
  },
};

async function find(shop: TestShop, id: string): Promise<CustomerDetails> {
  const { cookie } = await shop.signIn({ isAdmin: true });
  return (await shop.get(`${path}/${id}`, { cookie })).json();
}

async function anAccount(shop: TestShop): Promise<CustomerDetails> {
  return find(shop, (await shop.signIn()).id);
}

/** A note, and the cookie of its author. */
async function aNote(shop: TestShop) {
  const { id } = await anAccount(shop);
  const { cookie } = await shop.signIn({ isAdmin: true });
  const written = await shop.post(`${path}/${id}/notes`, { text: 'Secret words' }, { cookie });
  const note: CustomerNote = await written.json();
  return { id, note, cookie };
}
