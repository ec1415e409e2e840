import { useId } from 'react';
import type { Letter } from '#api/platform/mail/templates/letter';
import { writeHtml } from '#api/platform/mail/templates/write-html';
import { writeText } from '#api/platform/mail/templates/write-text';
import { defaultSettings } from '#contract/default-settings';
import { DescriptionList } from '#ui/description-list';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import * as css from './mail-preview.css.ts';

/** The shop's details for every template. */
export const shop = { baseUrl: 'https://shop.example', ...defaultSettings };

/** An email as in an inbox: list entry, HTML and plain text. */
export function MailPreview({ letter }: { letter: Letter }) {
  const plain = useId();
  return (
    <main>
      <Stack gap="l">
        <Heading level={1} size={3}>
          {letter.subject}
        </Heading>
        <DescriptionList
          items={[
            { term: 'From', detail: shop.brand.name },
            { term: 'Preview', detail: letter.preview },
          ]}
        />
        <div className={css.parts}>
          <iframe
            className={css.frame}
            title="Email preview"
            srcDoc={inTheme(writeHtml(letter, shop))}
            ref={fitWithWindow}
            onLoad={({ currentTarget }) => fit(currentTarget)}
          />
          <section aria-labelledby={plain}>
            <Stack gap="s">
              <Heading level={2} size={4} id={plain}>
                As plain text
              </Heading>
              <pre className={css.text}>{writeText(letter, shop)}</pre>
            </Stack>
          </section>
        </div>
      </Stack>
    </main>
  );
}

/** Emails follow the mail program's theme; here the toolbar sets it. */
function inTheme(html: string): string {
  const isDark = document.documentElement.dataset.theme === 'dark';
  return html.replace('(prefers-color-scheme:dark)', isDark ? 'all' : 'not all');
}

/** An iframe does not grow with its content. */
function fit(frame: HTMLIFrameElement) {
  frame.style.blockSize = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
}

function fitWithWindow(frame: HTMLIFrameElement) {
  const fitAgain = () => {
    frame.style.blockSize = '0';
    fit(frame);
  };
  window.addEventListener('resize', fitAgain);
  return () => window.removeEventListener('resize', fitAgain);
}
