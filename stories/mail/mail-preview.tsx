import { useId } from 'react';
import type { Letter } from '#api/platform/mail/templates/letter';
import { writeText } from '#api/platform/mail/templates/write';
import { writeHtml } from '#api/platform/mail/templates/write-html';
import { EmailFrame } from '#app/admin/settings/emails/email-frame.tsx';
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
          <EmailFrame
            title="Email preview"
            // Its pictures are those of Storybook.
            html={writeHtml(letter, shop).replaceAll(`src="${shop.baseUrl}`, 'src="')}
            // Emails follow the mail program's theme; here the toolbar sets it.
            isDark={document.documentElement.dataset.theme === 'dark'}
            isPhone={false}
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
