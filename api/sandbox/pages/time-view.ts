import { type Html, html } from './html.ts';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export function timeView(moment: Date): Html {
  return html`<time datetime="${moment.toISOString()}">${FORMAT.format(moment)} UTC</time>`;
}
