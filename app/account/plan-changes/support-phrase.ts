import { supportGroup, supportName } from '#contract/support-packages';
import { plan as words } from '../../copy/plan.ts';

/** How a plan's support reads within a sentence. */
export function supportPhrase(stored: string): string {
  const isNone = stored !== 'migration' && supportGroup(stored) === 'Free';
  return isNone ? words.withoutSupport : words.withSupport(supportName(stored));
}
