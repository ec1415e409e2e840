import type { CurrentSettings } from '#contract/shop-settings';
import { settings as copy } from '../../copy/admin-settings.ts';
import { formatDateTime } from '../../format/date-time.tsx';

/** Who changed a section last. */
export function sayChange({ changedBy, changedAt }: CurrentSettings): string {
  return changedBy && changedAt
    ? copy.changed(changedBy, formatDateTime(changedAt))
    : copy.unchanged;
}
