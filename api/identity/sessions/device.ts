const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Names a browser, such as 'Firefox on Linux'. The rest of the user agent is not stored. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent) ?? 'A program';
  const system = nameIn(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

function nameIn(names: [RegExp, string][], userAgent: string | null): string | undefined {
  return names.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
}
