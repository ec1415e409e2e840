import { sanitizeRichText } from '#contract/rich-text';
import * as css from './rich-text.css.ts';

/** User-written rich text, sanitized again here. */
export function RichText({ html }: { html: string }) {
  return (
    <div
      className={css.richText}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only bare elements of a short list are left
      dangerouslySetInnerHTML={{ __html: sanitizeRichText(html) }}
    />
  );
}
