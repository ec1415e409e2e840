import { Elysia } from 'elysia';
import { findOrder, findOwnOrder } from '#api/commerce/orders/find';
import { uploadChunks } from '#api/http/body-rules';
import type { ClientAddress } from '#api/http/client-address';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess, signedInGuard } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import { fileResponse } from '#api/platform/files/file-response';
import type { SignedLinks } from '#api/platform/signed-links';
import * as endpoint from '#contract/endpoints/briefs';
import type { Db } from '#db/client';
import { findLinkedOrder } from '../guest-orders/find-linked-order.ts';
import type { BriefArchive } from './archive.ts';
import type { BriefFiles } from './files.ts';
import type { BriefQuestions } from './questions.ts';
import type { Briefs } from './service.ts';
import { askedBriefToWire, briefFileToWire, briefToWire, orderBriefToWire } from './to-wire.ts';

type Dependencies = {
  db: Db;
  access: SessionAccess;
  briefs: Briefs;
  briefFiles: BriefFiles;
  orderLinks: SignedLinks;
  clientAddress: ClientAddress;
  now: Clock;
};

/** The briefs of a customer's own orders. */
export function briefRoutes({
  db,
  access,
  briefs,
  briefFiles,
  clientAddress,
}: Omit<Dependencies, 'orderLinks' | 'now'>) {
  return new Elysia({ name: 'briefs' })
    .use(signedInGuard(access))
    .get(
      endpoint.getBrief.path,
      async ({ viewer, params }) =>
        briefToWire(await briefs.open(await findOwnOrder(db, viewer.customer.id, params.id))),
      schemaOf(endpoint.getBrief),
    )
    .patch(
      endpoint.saveBrief.path,
      async ({ viewer, params, body }) => {
        const order = await findOwnOrder(db, viewer.customer.id, params.id);
        const { facts, replaced } = await briefs.save(order, body);
        return { ...briefToWire(facts), replaced };
      },
      schemaOf(endpoint.saveBrief),
    )
    .post(
      endpoint.sendBrief.path,
      async ({ viewer, params, body }) => {
        const order = await findOwnOrder(db, viewer.customer.id, params.id);
        return briefToWire(await briefs.send(order, body));
      },
      schemaOf(endpoint.sendBrief),
    )
    .post(
      endpoint.uploadBriefFile.path,
      async ({ viewer, params, query, request, server, status }) => {
        const order = await findOwnOrder(db, viewer.customer.id, params.id);
        const address = clientAddress(request, server);
        const upload = { ...query, address, chunks: uploadChunks(request) };
        return status(201, briefFileToWire(await briefFiles.add(order, upload)));
      },
      schemaOf(endpoint.uploadBriefFile),
    )
    .get(
      endpoint.getBriefFile.path,
      async ({ viewer, params }) => {
        const order = await findOwnOrder(db, viewer.customer.id, params.id);
        const { row, file } = await briefFiles.read(order, params.fileId);
        return fileResponse(row, file);
      },
      schemaOf(endpoint.getBriefFile),
    )
    .delete(
      endpoint.deleteBriefFile.path,
      async ({ viewer, params }) => {
        const order = await findOwnOrder(db, viewer.customer.id, params.id);
        await briefFiles.remove(order, params.fileId);
        return { ok: true as const };
      },
      schemaOf(endpoint.deleteBriefFile),
    );
}

/** The same briefs by the signed link of a guest's receipt. */
export function guestBriefRoutes(deps: Omit<Dependencies, 'access'>) {
  const { briefs, briefFiles, clientAddress } = deps;
  return new Elysia({ name: 'guest-briefs' })
    .get(
      endpoint.getGuestBrief.path,
      async ({ params }) =>
        briefToWire(await briefs.open(await findLinkedOrder(deps, params.token))),
      schemaOf(endpoint.getGuestBrief),
    )
    .patch(
      endpoint.saveGuestBrief.path,
      async ({ params, body }) => {
        const { facts, replaced } = await briefs.save(
          await findLinkedOrder(deps, params.token),
          body,
        );
        return { ...briefToWire(facts), replaced };
      },
      schemaOf(endpoint.saveGuestBrief),
    )
    .post(
      endpoint.sendGuestBrief.path,
      async ({ params, body }) =>
        briefToWire(await briefs.send(await findLinkedOrder(deps, params.token), body)),
      schemaOf(endpoint.sendGuestBrief),
    )
    .post(
      endpoint.uploadGuestBriefFile.path,
      async ({ params, query, request, server, status }) => {
        const order = await findLinkedOrder(deps, params.token);
        const address = clientAddress(request, server);
        const upload = { ...query, address, chunks: uploadChunks(request) };
        return status(201, briefFileToWire(await briefFiles.add(order, upload)));
      },
      schemaOf(endpoint.uploadGuestBriefFile),
    )
    .get(
      endpoint.getGuestBriefFile.path,
      async ({ params }) => {
        const order = await findLinkedOrder(deps, params.token);
        const { row, file } = await briefFiles.read(order, params.fileId);
        return fileResponse(row, file);
      },
      schemaOf(endpoint.getGuestBriefFile),
    )
    .delete(
      endpoint.deleteGuestBriefFile.path,
      async ({ params }) => {
        await briefFiles.remove(await findLinkedOrder(deps, params.token), params.fileId);
        return { ok: true as const };
      },
      schemaOf(endpoint.deleteGuestBriefFile),
    );
}

/** The briefs of all orders, for admins. */
export function orderBriefRoutes({
  db,
  access,
  briefs,
  briefFiles,
  briefArchive,
  briefQuestions,
}: Pick<Dependencies, 'db' | 'access' | 'briefs' | 'briefFiles'> & {
  briefArchive: BriefArchive;
  briefQuestions: BriefQuestions;
}) {
  return new Elysia({ name: 'order-briefs' })
    .use(adminGuard(access))
    .get(
      endpoint.getOrderBrief.path,
      async ({ params }) => orderBriefToWire(await briefs.read(await findOrder(db, params.id))),
      schemaOf(endpoint.getOrderBrief),
    )
    .post(
      endpoint.addBriefQuestions.path,
      async ({ viewer, params, body }) =>
        askedBriefToWire(await briefQuestions.add(viewer, params.id, body)),
      schemaOf(endpoint.addBriefQuestions),
    )
    .patch(
      endpoint.changeBriefQuestion.path,
      async ({ viewer, params, body }) =>
        orderBriefToWire(await briefQuestions.reword(viewer, params, body)),
      schemaOf(endpoint.changeBriefQuestion),
    )
    .delete(
      endpoint.removeBriefQuestion.path,
      async ({ viewer, params, query }) =>
        orderBriefToWire(await briefQuestions.remove(viewer, params, query)),
      schemaOf(endpoint.removeBriefQuestion),
    )
    .get(
      endpoint.getOrderBriefArchive.path,
      async ({ viewer, params }) => briefArchive(viewer, await findOrder(db, params.id)),
      schemaOf(endpoint.getOrderBriefArchive),
    )
    .get(
      endpoint.getOrderBriefFile.path,
      async ({ params }) => {
        const order = await findOrder(db, params.id);
        const { row, file } = await briefFiles.read(order, params.fileId);
        return fileResponse(row, file);
      },
      schemaOf(endpoint.getOrderBriefFile),
    );
}
