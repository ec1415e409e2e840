import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { Text } from '#ui/text';
import { reconciliation as words } from '../../copy/admin-reconciliation.ts';
import { useReconciliation } from '../../data/reconciliation.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { Comparison } from './comparison.tsx';

/** How the shop's numbers stand against the payment service's, and how they are compared anew. */
export function Reconciliation() {
  const { last, error, retry, refresh, start } = useReconciliation();
  if (last !== undefined) return <Comparison last={last} onStart={start} onRefresh={refresh} />;
  if (!error) return <Text tone="soft">{words.loading}</Text>;
  return (
    <Notice
      tone="critical"
      live="urgent"
      title={words.failed}
      action={
        <Button variant="quiet" size="small" onClick={retry}>
          {words.tryAgain}
        </Button>
      }
    >
      {sentenceOf(error)}
    </Notice>
  );
}
