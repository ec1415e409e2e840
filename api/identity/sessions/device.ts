import { getParser } from 'bowser';

/** Names a browser, such as 'Firefox on Linux'. The rest of the user agent is not stored. */
export function deviceName(userAgent: string | null): string {
  const found = userAgent ? getParser(userAgent) : undefined;
  return [found?.getBrowserName() || 'A program', found?.getOSName()].filter(Boolean).join(' on ');
}
