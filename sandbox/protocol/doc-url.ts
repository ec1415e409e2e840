import { errorCodes } from './contract.ts';

/** The provider's page about an error code. Undefined for codes that it doesn't document. */
export function docUrl(code: string | undefined): string | undefined {
  if (code === undefined || !errorCodes.includes(code)) return undefined;
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}
