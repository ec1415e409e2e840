import * as css from './rich-text.css.ts';

/** User-written rich text, which the server has sanitized. */
export function RichText({ html }: { html: string }) {
  return (
    <div
      className={css.richText}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server leaves only bare elements of a short list
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
