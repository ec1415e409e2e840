import { supportGroup, supportName } from '#contract/support-packages';
import { plan as copy } from '../../copy/plan.ts';

/** The support package as part of a sentence. */
export function supportPhrase(stored: string): string {
  const isNone = stored !== 'migration' && supportGroup(stored) === 'Free';
  return isNone ? copy.withoutSupport : copy.withSupport(supportName(stored));
}
