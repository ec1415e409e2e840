import { useState } from 'react';
import type { MailEntry } from '#contract/mails';
import { Button } from '#ui/button';
import { list as listWords } from '../../copy/admin-list.ts';
import { mails as words } from '../../copy/admin-mails.ts';
import { useMailRetry } from '../../data/mails.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { useToast } from '../../state/toasts.ts';
import { useHeir } from '../list/use-heir.ts';

type MailActionsProps = { mail: MailEntry; onDetails: () => void };

/** Sends a failed mail again while its words are kept; tells of any why it did not leave. */
export function MailActions({ mail, onDetails }: MailActionsProps) {
  const { id, to, subject, canRetry } = mail;
  const name = words.nameOf(subject, to);
  const { heir, leaving } = useHeir();
  const [pending, setPending] = useState(false);
  const retry = useMailRetry();
  const toast = useToast();

  async function send() {
    setPending(true);
    try {
      await retry(id);
      toast(words.retried);
    } catch (error) {
      toast({ variant: 'destructive', title: listWords.error, description: sentenceOf(error) });
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      {canRetry && (
        <Button
          ref={leaving}
          variant="plain"
          size="small"
          label={words.retryOf(name)}
          pending={pending && words.retrying}
          onClick={send}
        >
          {words.retry}
        </Button>
      )}
      <Button
        ref={heir}
        variant="plain"
        size="small"
        opensDialog
        label={listWords.detailsOf(name)}
        onClick={onDetails}
      >
        {listWords.details}
      </Button>
    </>
  );
}
