import { moveToZone } from '#api/insights/analytics/day-zone';
import { foldTotals } from '#api/insights/analytics/totals';
import { createRetention } from '#api/privacy/retention';
import type { Dependencies, Services } from './services.ts';

/** Scheduled jobs and their times (UTC). */
export function scheduleJobs(
  { database: { db }, jobs, files, now, log, shopSettings }: Dependencies,
  services: Services,
): void {
  jobs.repeat('cancellations', '* * * * *', () => services.processing.processDue());
  jobs.repeat('unsold-checkouts', '* * * * *', () => services.closeCheckouts());
  jobs.repeat('refunds', '* * * * *', () => services.refunds.resume());
  jobs.repeat('plan-changes', '* * * * *', () => services.planChanges.resume());
  jobs.repeat('billing-details', '* * * * *', () => services.sendBillingDetails());
  jobs.repeat('provider-emails', '* * * * *', () => services.sendProviderEmails());
  jobs.repeat('pause-reminders', '37 * * * *', () => services.remindOfPauses());
  jobs.repeat('renewal-reminders', '17 * * * *', () => services.remindOfRenewals());
  jobs.repeat('snoozed-tickets', '* * * * *', () => services.support.wakeSnoozedTickets());
  jobs.repeat('totals', '* * * * *', async () => {
    await foldTotals(db);
    await moveToZone(db, shopSettings.current().reports.timeZone);
  });
  jobs.repeat('demo-health', '* * * * *', () => services.demoHealth.pass());
  jobs.repeat('site-checks', '* * * * *', () => services.siteChecks.pass());
  jobs.repeat('unsent-attachments', '23 3 * * *', () => services.attachments.sweep());
  jobs.repeat('unstored-brief-files', '37 * * * *', () => services.briefFiles.sweep());
  jobs.repeat('sweep', '7 * * * *', async () => {
    await services.sessions.sweep();
    await services.invitations.sweep();
    await services.limits.sweep(db);
  });
  jobs.repeat('retention', '30 2 * * *', createRetention({ db, files, now, log }));
}
