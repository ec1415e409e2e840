import type { ReactNode } from 'react';
import type { AuditChange } from '#contract/audit';
import { audit as copy } from '../../copy/admin-audit.ts';
import { truncate } from '../../format/truncate.ts';
import { formatValue } from './format-value.ts';

/** 'Monthly price: $19.00 → $29.00'. `cut`: where a long value stands in full elsewhere. */
export function Change({ change, cut = false }: { change: AuditChange; cut?: boolean }) {
  const { field, before, after } = change;
  const name = copy.fields[field];
  if (before === null && after === null) return `${name}: ${copy.changedOnly}`;
  const told = (value: AuditChange['before']) => {
    const text = formatValue(field, value);
    return <bdi>{cut ? truncate(text) : text}</bdi>;
  };
  return (
    <>
      {name}: {before !== null && <Before>{told(before)}</Before>}
      {told(after)}
    </>
  );
}

/** All of an act's, on one line. */
export function Changes({ changes }: { changes: readonly AuditChange[] }) {
  return changes.map((change, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is written never changes its place
    <span key={place}>
      {place > 0 && '; '}
      <Change change={change} cut />
    </span>
  ));
}

/** The arrow is a picture with a name: hidden words would make a cut line wide. */
function Before({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <span role="img" aria-label={copy.became}>
        →
      </span>{' '}
    </>
  );
}
