import { Elysia } from 'elysia';
import { uploadChunks } from '#api/http/body-rules';
import type { ClientAddress } from '#api/http/client-address';
import { Failure } from '#api/http/failure';
import { schemaOf } from '#api/http/schema-of';
import { type SessionAccess, signedInGuard, viewerPlugin } from '#api/http/viewer';
import { fileResponse } from '#api/platform/files/file-response';
import * as endpoint from '#contract/endpoints/tickets';
import { type Attachments, attachmentToWire } from '../attachments/service.ts';
import type { GuestTickets } from './guest-tickets.ts';

type Dependencies = {
  access: SessionAccess;
  attachments: Attachments;
  guestTickets: Pick<GuestTickets, 'findByFileToken'>;
};

/** Uploads, for signed-in users. */
export function attachmentUploadRoutes({
  access,
  attachments,
  clientAddress,
}: Pick<Dependencies, 'access' | 'attachments'> & { clientAddress: ClientAddress }) {
  return new Elysia({ name: 'attachment-uploads' }).use(signedInGuard(access)).post(
    endpoint.uploadAttachment.path,
    async ({ viewer, query, request, server, status }) => {
      const address = clientAddress(request, server);
      const upload = { ...query, chunks: uploadChunks(request) };
      const attachment = await attachments.keep({ viewer, address }, upload);
      return status(201, attachmentToWire(attachment));
    },
    schemaOf(endpoint.uploadAttachment),
  );
}

/** Downloads, by session or with the file token of a guest's ticket. */
export function attachmentRoutes({ access, attachments, guestTickets }: Dependencies) {
  return new Elysia({ name: 'attachments' })
    .use(viewerPlugin(access))
    .derive(({ viewer, query }) => {
      if (!viewer && query.ticket === undefined) {
        throw new Failure('unauthenticated', 'Sign in to continue.');
      }
    })
    .get(
      endpoint.getAttachment.path,
      async ({ viewer, params, query: { ticket: token } }) => {
        const guestTicket = token === undefined ? null : await guestTickets.findByFileToken(token);
        const { attachment, file } = await attachments.read(params.id, { viewer, guestTicket });
        return fileResponse(attachment, file);
      },
      schemaOf(endpoint.getAttachment),
    );
}
