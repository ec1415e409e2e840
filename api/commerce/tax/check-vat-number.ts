import * as v from 'valibot';
import type { TaxNumberStatus } from '#db/values/tax';
import { isUnionCountry } from './rule.ts';

/** The European Commission's VAT Information Exchange System. */
const service = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
const timeoutMs = 20_000;
const maxAnswerLength = 200;

/** What the authority said of a number: its owner's name, or why there is no answer. */
export type NumberAnswer = { status: TaxNumberStatus; answer: string };

/** null: no authority of the EU knows such a number. Never throws. */
export type CheckVatNumber = (number: string) => Promise<NumberAnswer | null>;

/** The part of an answer that is kept. A member state that can't be reached is a `userError`, too. */
const Answer = v.object({
  isValid: v.boolean(),
  userError: v.string(),
  name: v.nullish(v.string(), ''),
});

/** `url`: of another server with the same API. */
export function createVatNumberCheck({ url = service } = {}): CheckVatNumber {
  return async (number) => {
    const place = number.slice(0, 2);
    // Northern Ireland's numbers are in the system, too.
    const isKnown = place === 'EL' || place === 'XI' || isUnionCountry(place);
    return isKnown ? ask(`${url}/ms/${place}/vat/${encodeURIComponent(number.slice(2))}`) : null;
  };
}

async function ask(address: string): Promise<NumberAnswer> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return unverified(`HTTP ${response.status}`);
    const { isValid, userError, name } = v.parse(Answer, await response.json());
    if (isValid && userError === 'VALID') return { status: 'valid', answer: shorten(name) };
    return userError === 'INVALID'
      ? { status: 'invalid', answer: userError }
      : unverified(shorten(userError));
  } catch (error) {
    return unverified(error instanceof Error ? error.name : 'Error');
  }
}

function unverified(answer: string): NumberAnswer {
  return { status: 'unverified', answer };
}

/** Some states keep the name to themselves, which is '---'. */
function shorten(text: string): string {
  return text.trim() === '---' ? '' : text.trim().slice(0, maxAnswerLength);
}
