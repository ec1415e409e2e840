/** Texts of a demo in a tab of its own. */
export const demoPage = {
  title: (title: string) => `Live demo of ${title}`,
  backTo: (title: string) => `Back to ${title}`,
  screenSize: 'Screen size',
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  close: 'Close this bar',
  elsewhere: 'This demo is on another website',
  elsewhereHint: 'It can’t be shown here. Open it to try the website.',
  alone: 'This demo opens on its own',
  aloneHint: 'Open it to try the website, then come back to buy it.',
  none: (title: string) => `${title} has no live demo`,
  noneHint: 'Its page shows what the website looks like and what’s included.',
} as const;
