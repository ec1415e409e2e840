import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'h4'],
    ...['blockquote', 'code', 'pre'],
  ],
  allowedAttributes: {},
  nonTextTags: [
    ...['script', 'style', 'template', 'iframe', 'svg', 'math', 'noscript', 'textarea', 'title'],
    'option',
  ],
  // Deeper elements keep only their text: browsers slow down with each level.
  nestingLimit: 50,
};

/** Sanitizes rich text so that it is safe as HTML: bare elements of a short list, and text. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, options);
}
