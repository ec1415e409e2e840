/** The id that the page chose, as the database and the file store write it, or a new one. */
export function uploadIdOf(id: string | undefined): string {
  return id?.toLowerCase() ?? crypto.randomUUID();
}
