import { webhookPage as copy, webhooks } from '../../copy/admin-webhooks.ts';
import { paths } from '../../paths.ts';
import type { PageFrame } from '../section.ts';

/** The title of a webhook's page, and the way back to the list. */
export function webhookFrame(title: string = copy.title): PageFrame {
  return {
    copy: { title, lead: copy.lead },
    trail: [{ label: webhooks.title, href: paths.adminWebhooks }],
  };
}
