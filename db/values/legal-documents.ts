/** The texts that customers agree to or are told, each with versions of its own. */
export const legalDocuments = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];
