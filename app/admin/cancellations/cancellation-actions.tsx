import { useState } from 'react';
import type { ListedCancellation } from '#contract/cancellations';
import { Button } from '#ui/button';
import { cancellations as words } from '../../copy/admin-cancellations.ts';
import { list as listWords } from '../../copy/admin-list.ts';
import { useProcessCancellation } from '../../data/admin-cancellations.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { Day } from '../../format/day.tsx';
import { useToast } from '../../state/toasts.ts';
import { useHeir } from '../list/use-heir.ts';
import * as css from './cancellations.css.ts';

type CancellationActionsProps = { request: ListedCancellation; onDetails: () => void };

/** What can be done about a request: carry it out while it waits, read it in full at any time. */
export function CancellationActions({ request, onDetails }: CancellationActionsProps) {
  const { id, status, processedAt } = request;
  const { heir, leaving } = useHeir();
  const [pending, setPending] = useState(false);
  const processCancellation = useProcessCancellation();
  const toast = useToast();

  async function process() {
    if (!window.confirm(words.confirm)) return;
    setPending(true);
    try {
      await processCancellation(id);
      toast(words.done);
    } catch (error) {
      toast({ variant: 'destructive', title: listWords.error, description: sentenceOf(error) });
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      {status === 'pending' && (
        <Button
          ref={leaving}
          variant="plain"
          size="small"
          label={words.processOf(id)}
          pending={pending && words.processing}
          onClick={process}
        >
          {words.process}
        </Button>
      )}
      {status === 'completed' && processedAt && (
        <span className={css.processed}>
          {words.processed} <Day at={processedAt} />
        </span>
      )}
      <Button
        ref={heir}
        variant="plain"
        size="small"
        opensDialog
        label={listWords.detailsOf(words.nameOf(id))}
        onClick={onDetails}
      >
        {listWords.details}
      </Button>
    </>
  );
}
