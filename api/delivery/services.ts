import type { CheckAddress } from '#api/catalog/demo-checks/check-address';
import { createDeliveries } from '#api/commerce/orders/delivery';
import { createLiveAddresses } from '#api/commerce/orders/live-address';
import type { Log } from '#api/http/log';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import type { ReceiveFile } from '#api/platform/files/receive-file';
import type { FileStore } from '#api/platform/files/store';
import type { Jobs } from '#api/platform/jobs/jobs';
import type { Mail } from '#api/platform/mail/service';
import type { Settings } from '#api/platform/settings';
import type { Vault } from '#api/platform/vault/vault';
import type { Db } from '#db/client';
import { createBriefArchive } from './briefs/archive.ts';
import { createBriefFiles } from './briefs/files.ts';
import { createGuestLinks } from './briefs/order-links.ts';
import { createBriefQuestions } from './briefs/questions.ts';
import { createBriefs } from './briefs/service.ts';
import type { ResolveRecords } from './domain-checks/query-dns.ts';
import { createDomainChecks } from './domain-checks/service.ts';
import { createReviewAnswers } from './reviews/answers.ts';
import { createPreviewFrameCheck } from './reviews/preview-frame.ts';
import { createScreenshotUploads } from './reviews/screenshot-uploads.ts';
import { createReviews } from './reviews/service.ts';
import { createReleaseCheck } from './site-checks/check-release.ts';
import { createSiteChecks } from './site-checks/service.ts';

type Dependencies = Pick<Settings, 'baseUrl' | 'sitesTarget'> & {
  db: Db;
  files: FileStore;
  receive: ReceiveFile;
  limits: RateLimits;
  mail: Mail;
  jobs: Jobs;
  vault: Vault;
  checkAddress: CheckAddress;
  resolveRecords: ResolveRecords;
  now: Clock;
  log: Log;
};

/** Creates the services from the brief to the watched website. */
export function createDeliveryServices(deps: Dependencies) {
  const { db, files, receive, limits, mail, jobs, now, log, baseUrl } = deps;
  const { checkAddress: check } = deps;
  const briefs = createBriefs({ db, limits, now });
  const checkDomain = createDomainChecks({
    db,
    limits,
    briefs,
    now,
    log,
    target: deps.sitesTarget,
    resolve: deps.resolveRecords,
  });
  const siteChecks = createSiteChecks({ db, jobs, check, mail, now });
  const release = {
    checkRelease: createReleaseCheck({ check, checkDomain, briefs }),
    watch: siteChecks.checkSoon,
  };
  return {
    briefs,
    briefFiles: createBriefFiles({ db, files, receive, limits, briefs, now }),
    briefArchive: createBriefArchive({ db, files, now }),
    briefQuestions: createBriefQuestions({ db, mail, now }),
    guestLinks: createGuestLinks({ db, limits, mail, now }),
    checkDomain,
    reviews: createReviews({ db, limits, mail, now }),
    reviewAnswers: createReviewAnswers({ db, now }),
    checkPreviewFrame: createPreviewFrameCheck({ db, limits, baseUrl, check }),
    screenshotUploads: createScreenshotUploads({ db, files, receive, limits, now }),
    deliveries: createDeliveries({ db, mail, vault: deps.vault, now, ...release }),
    liveAddresses: createLiveAddresses({ db, now, ...release }),
    siteChecks,
  };
}
