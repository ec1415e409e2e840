import { errorCodes } from './contract.ts';

/** Where the provider explains an error code; undefined for one that its documentation leaves out. */
export function docUrl(code: string | undefined): string | undefined {
  if (code === undefined || !errorCodes.includes(code)) return undefined;
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}
