import { Failure } from '#api/http/failure';

/** The id of a remark in a path, in lower case, as the database answers it. */
export function remarkIdOf(text: string): string {
  if (uuid.test(text)) return text.toLowerCase();
  throw new Failure('not_found', 'This remark was not found.');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
