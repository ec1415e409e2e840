import { useEffect, useState } from 'react';
import type { EmailSampleName, EmailTemplate, EmailTextsInput } from '#contract/email-templates';
import { DescriptionList } from '#ui/description-list';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { SelectField } from '#ui/select-field';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Switch } from '#ui/switch';
import { Tabs } from '#ui/tabs';
import { VisuallyHidden } from '#ui/visually-hidden';
import { emailPreview as copy, emailSampleLabels } from '../../../copy/admin-emails.ts';
import { useEmailPreview } from '../../../data/email-templates.ts';
import { displayAddress } from '../../../format/email-address.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { EmailFrame } from './email-frame.tsx';
import * as css from './emails.css.ts';

const pauseMs = 300;

type EmailPreviewProps = {
  template: EmailTemplate;
  /** Null while one of them can't be sent: the last preview stays. */
  texts: EmailTextsInput | null;
  sample: EmailSampleName;
  onSampleChange: (sample: EmailSampleName) => void;
};

/** The email as it would be sent, with made-up data. */
export function EmailPreview({ template, texts, sample, onSampleChange }: EmailPreviewProps) {
  const { kind, sender, samples } = template;
  const [part, setPart] = useState('email');
  const [isDark, setDark] = useState(false);
  const [isPhone, setPhone] = useState(false);
  const settled = useSettled(texts) ?? sendableOf(template);
  const { preview, failed, onRetry } = useEmailPreview(kind, { texts: settled, sample });

  if (!preview) {
    if (failed) return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
    return (
      <Stack gap="m">
        <VisuallyHidden>{copy.loading}</VisuallyHidden>
        <Skeleton />
        <Skeleton width="most" />
      </Stack>
    );
  }
  return (
    <Stack gap="m">
      {!texts && <Notice tone="info" title={copy.outdated} />}
      {failed && <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />}
      {samples.length > 1 && (
        <SelectField
          name="sample"
          label={copy.sample}
          value={sample}
          options={samples.map((name) => ({ value: name, label: emailSampleLabels[name] }))}
          onChange={({ currentTarget }) => {
            const chosen = samples.find((name) => name === currentTarget.value);
            if (chosen) onSampleChange(chosen);
          }}
        />
      )}
      <DescriptionList
        items={[
          {
            term: copy.from,
            detail: sender.address ? `${sender.name} <${sender.address}>` : sender.name,
          },
          { term: copy.replyTo, detail: displayAddress(sender.replyTo) },
          { term: copy.subject, detail: <bdi>{preview.subject}</bdi> },
        ]}
      />
      <Tabs
        aria-label={copy.views}
        value={part}
        onValueChange={setPart}
        tabs={[
          {
            value: 'email',
            label: copy.email,
            panel: (
              <Stack gap="s">
                <Inline gap="l">
                  <Switch label={copy.dark} checked={isDark} onCheckedChange={setDark} />
                  <Switch label={copy.phone} checked={isPhone} onCheckedChange={setPhone} />
                </Inline>
                <EmailFrame
                  title={copy.frame}
                  html={preview.html}
                  isDark={isDark}
                  isPhone={isPhone}
                />
              </Stack>
            ),
          },
          {
            value: 'text',
            label: copy.text,
            panel: <pre className={css.text}>{preview.text}</pre>,
          },
        ]}
      />
    </Stack>
  );
}

/** The stored texts that are sent. The default is sent in place of the others. */
function sendableOf({ fields }: EmailTemplate): EmailTextsInput {
  const sendable = fields.filter(({ problem }) => problem === null);
  return Object.fromEntries(sendable.map(({ name, value }) => [name, value]));
}

/** A value once it has stayed the same for a moment; the first one at once. Null changes nothing. */
function useSettled<Value>(value: Value | null): Value | null {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const next: Value | null = JSON.parse(text);
    if (next === null) return;
    const timer = setTimeout(() => setSettled(next), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
