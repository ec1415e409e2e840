import { sanitizeRichText } from '#contract/rich-text';
import * as css from './rich-text.css.ts';

/** Formatted text that somebody wrote. It is cleaned once more here, wherever it came from. */
export function RichText({ html }: { html: string }) {
  return (
    <div
      className={css.richText}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only bare elements of a short list are left
      dangerouslySetInnerHTML={{ __html: sanitizeRichText(html) }}
    />
  );
}
