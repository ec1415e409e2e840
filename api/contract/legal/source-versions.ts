import type { Currency } from '#db/values/currencies';
import type { LegalDocument } from '#db/values/enumerations';
import { brand } from '../brand.ts';
import { shownMoney } from '../money-format.ts';
import { legalVersions } from '../terms.ts';
import { privacy20241230 } from './privacy-2024-12-30.ts';
import { terms20241230In } from './terms-2024-12-30.ts';

const texts: Record<
  LegalDocument,
  Record<(typeof legalVersions)[number], (currency: Currency) => string>
> = {
  terms: { '2024-12-30': terms20241230In },
  privacy: { '2024-12-30': () => privacy20241230 },
};

/** The versions that the shop came with, the newest first. They were in force from the start. */
export function listSourceVersions(document: LegalDocument) {
  return legalVersions.map((version) => ({
    version,
    text: texts[document][version](shownMoney().currency),
    shopName: brand.name,
    startsAt: new Date(version),
  }));
}
