import type { AnyElysia } from 'elysia';
import { createSubscriptions } from '#api/commerce/subscriptions/service';
import { orderLinkRoutes } from '#api/delivery/briefs/order-link-routes';
import { briefRoutes, guestBriefRoutes, orderBriefRoutes } from '#api/delivery/briefs/routes';
import {
  domainCheckRoutes,
  guestDomainCheckRoutes,
  orderDomainCheckRoutes,
} from '#api/delivery/domain-checks/routes';
import { guestOrderRoutes } from '#api/delivery/guest-orders/routes';
import { guestReviewRoutes } from '#api/delivery/reviews/guest-routes';
import { orderReviewRoutes, reviewRoutes } from '#api/delivery/reviews/routes';
import { addressCheckRoutes } from '#api/delivery/site-checks/routes';
import { type RouteContext, toLinkDeps } from './context.ts';

/** From the brief to the watched website. */
export function deliveryRoutes(context: RouteContext): AnyElysia[] {
  const { database, now, services } = context;
  const { db } = database;
  const { access } = services;
  const linkDeps = toLinkDeps(context);
  const briefDeps = {
    access,
    briefs: services.briefs,
    briefFiles: services.briefFiles,
    briefArchive: services.briefArchive,
    briefQuestions: services.briefQuestions,
    ...linkDeps,
  };
  const reviewDeps = {
    access,
    reviews: services.reviews,
    reviewAnswers: services.reviewAnswers,
    checkPreviewFrame: services.checkPreviewFrame,
    screenshotUploads: services.screenshotUploads,
    ...linkDeps,
  };
  const domainDeps = { access, checkDomain: services.checkDomain, ...linkDeps };
  const subscriptions = createSubscriptions({ db, now });
  return [
    orderBriefRoutes(briefDeps),
    orderLinkRoutes({ db, access, guestLinks: services.guestLinks }),
    addressCheckRoutes({ access, siteChecks: services.siteChecks }),
    briefRoutes(briefDeps),
    guestBriefRoutes(briefDeps),
    domainCheckRoutes(domainDeps),
    guestDomainCheckRoutes(domainDeps),
    orderDomainCheckRoutes(domainDeps),
    orderReviewRoutes(reviewDeps),
    reviewRoutes(reviewDeps),
    guestReviewRoutes(reviewDeps),
    guestOrderRoutes({ ...linkDeps, subscriptions, invoices: services.invoices }),
  ];
}
