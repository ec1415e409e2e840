import { Failure } from '#api/http/failure';

/** The id of a remark in a path, in lower case, as the database answers it. */
export function remarkIdOf(text: string): string {
  return uuidOf(text, 'This remark was not found.');
}

/** The id of a screenshot in a path. */
export function fileIdOf(text: string): string {
  return uuidOf(text, 'This file was not found.');
}

function uuidOf(text: string, refusal: string): string {
  if (uuid.test(text)) return text.toLowerCase();
  throw new Failure('not_found', refusal);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
