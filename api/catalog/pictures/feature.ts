import { Elysia } from 'elysia';
import { uploadChunks } from '#api/http/body-rules';
import { Failure } from '#api/http/failure';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import { bodyOf } from '#api/platform/files/store';
import * as endpoint from '#contract/endpoints/products';
import { createPictures, type Pictures } from './service.ts';

type Dependencies = { access: SessionAccess; pictures: Pictures };

export const pictures = feature({
  services: (given: Given<typeof createPictures>) => ({ pictures: createPictures(given) }),
  routes: (given: Given<typeof uploadRoutes>) => [
    uploadRoutes(given),
    pictureRoutes(given.pictures),
  ],
});

/** Uploads pictures for admins. */
function uploadRoutes({ access, pictures }: Dependencies) {
  return new Elysia({ name: 'uploads' })
    .use(adminGuard(access))
    .post(
      endpoint.uploadPicture.path,
      async ({ request, status }) => status(201, await pictures.keep(uploadChunks(request))),
      schemaOf(endpoint.uploadPicture),
    );
}

/** Serves pictures publicly. The content of an address never changes. */
function pictureRoutes(pictures: Pictures) {
  const serve = async ({ params, request }: { params: { name: string }; request: Request }) => {
    const picture = await pictures.find(params.name);
    if (!picture) throw new Failure('not_found', 'Nothing was found at this address.');
    const etag = `"${params.name}"`;
    const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
    const isKnown = request.headers.get('if-none-match')?.includes(etag);
    return isKnown
      ? new Response(null, { status: 304, headers })
      : new Response(bodyOf(picture), { headers: { ...headers, 'content-type': 'image/webp' } });
  };
  return new Elysia({ name: 'pictures' })
    .get('/uploads/:name', serve)
    .head('/uploads/:name', serve);
}
