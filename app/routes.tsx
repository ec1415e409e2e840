import type { RouteObject } from 'react-router';
import { apiPaths } from '#contract/paths';
import { paths } from './paths.ts';
import { ScreenFailed } from './shell/screen-failed.tsx';
import { Shell } from './shell/shell.tsx';

/** What the server has to know of a route before it renders it. */
export type RouteHandle = {
  /** The screen's file, to find its built assets by. */
  file: string;
  /** The API paths whose answers the screen starts with. A 404 becomes null. */
  needs?: (params: Record<string, string | undefined>) => string[];
  /**
   * The API path that says whether what the address names is there: else the page is a 404. The
   * answer is one person's: it stays out of the page, and the page is kept nowhere.
   */
  exists?: (params: Record<string, string | undefined>) => string;
  /** The page's status, from the answers to what it needs. */
  status?: (answers: unknown[]) => number;
  /** A form is there to be used at once: hydration does not wait. */
  form?: boolean;
};

type Screen = { Component: React.ComponentType };

function screen(
  load: () => Promise<Screen>,
  handle: RouteHandle,
): Pick<RouteObject, 'lazy' | 'handle'> {
  return { lazy: load, handle };
}

const notFound = screen(() => import('./shell/not-found.screen.tsx'), {
  file: 'app/shell/not-found.screen.tsx',
  status: () => 404,
});

const success = screen(() => import('./storefront/success/success.screen.tsx'), {
  file: 'app/storefront/success/success.screen.tsx',
});

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ScreenFailed,
    children: [
      {
        path: paths.home,
        ...screen(() => import('./storefront/home/home.screen.tsx'), {
          file: 'app/storefront/home/home.screen.tsx',
          needs: () => [apiPaths.products],
        }),
      },
      {
        path: paths.checkout,
        ...screen(() => import('./storefront/checkout/chooser.screen.tsx'), {
          file: 'app/storefront/checkout/chooser.screen.tsx',
          needs: () => [apiPaths.products],
        }),
      },
      {
        path: paths.checkoutProduct(':productId'),
        ...screen(() => import('./storefront/checkout/checkout.screen.tsx'), {
          file: 'app/storefront/checkout/checkout.screen.tsx',
          needs: ({ productId = '' }) => [apiPaths.product(productId)],
          status: ([product]) => (product === null ? 404 : 200),
          form: true,
        }),
      },
      { path: paths.success, ...success },
      { path: paths.paymentSuccess, ...success },
      { path: '/checkout/cancel', ...notFound },
      {
        path: '/checkout/:projectId',
        ...screen(() => import('./storefront/checkout/unavailable.screen.tsx'), {
          file: 'app/storefront/checkout/unavailable.screen.tsx',
        }),
      },
      {
        path: paths.support,
        ...screen(() => import('./support/support.screen.tsx'), {
          file: 'app/support/support.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.privacy,
        ...screen(() => import('./legal/privacy.screen.tsx'), {
          file: 'app/legal/privacy.screen.tsx',
        }),
      },
      {
        path: paths.terms,
        ...screen(() => import('./legal/terms.screen.tsx'), { file: 'app/legal/terms.screen.tsx' }),
      },
      {
        path: paths.privacyVersion('2024-12-30'),
        ...screen(() => import('./legal/2024-12-30/privacy.screen.tsx'), {
          file: 'app/legal/2024-12-30/privacy.screen.tsx',
        }),
      },
      {
        path: paths.termsVersion('2024-12-30'),
        ...screen(() => import('./legal/2024-12-30/terms.screen.tsx'), {
          file: 'app/legal/2024-12-30/terms.screen.tsx',
        }),
      },
      {
        path: paths.auth,
        ...screen(() => import('./account/auth/auth.screen.tsx'), {
          file: 'app/account/auth/auth.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.forgotPassword,
        ...screen(() => import('./account/auth/forgot.screen.tsx'), {
          file: 'app/account/auth/forgot.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.resetPassword,
        ...screen(() => import('./account/auth/reset.screen.tsx'), {
          file: 'app/account/auth/reset.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.dashboard,
        ...screen(() => import('./account/dashboard/dashboard.screen.tsx'), {
          file: 'app/account/dashboard/dashboard.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.dashboardSubscriptions,
        ...screen(() => import('./account/subscriptions/subscriptions.screen.tsx'), {
          file: 'app/account/subscriptions/subscriptions.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.dashboardSubscription(':subscriptionId'),
        ...screen(() => import('./account/subscriptions/subscription.screen.tsx'), {
          file: 'app/account/subscriptions/subscription.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.dashboardSupport,
        ...screen(() => import('./account/tickets/tickets.screen.tsx'), {
          file: 'app/account/tickets/tickets.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.dashboardTicket(':ticketId'),
        ...screen(() => import('./account/tickets/ticket.screen.tsx'), {
          file: 'app/account/tickets/ticket.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.guestTicket(':token'),
        ...screen(() => import('./support/tickets/guest-ticket.screen.tsx'), {
          file: 'app/support/tickets/guest-ticket.screen.tsx',
          exists: ({ token = '' }) => apiPaths.guestTicket(token),
          form: true,
        }),
      },
      {
        path: paths.account,
        ...screen(() => import('./account/profile/profile.screen.tsx'), {
          file: 'app/account/profile/profile.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.admin,
        ...screen(() => import('./admin/dashboard/dashboard.screen.tsx'), {
          file: 'app/admin/dashboard/dashboard.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.adminLogin,
        ...screen(() => import('./admin/sign-in/sign-in.screen.tsx'), {
          file: 'app/admin/sign-in/sign-in.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.adminMails,
        ...screen(() => import('./admin/mails/mails.screen.tsx'), {
          file: 'app/admin/mails/mails.screen.tsx',
          form: true,
        }),
      },
      {
        path: paths.adminCannedReplies,
        ...screen(() => import('./admin/canned-replies/canned-replies.screen.tsx'), {
          file: 'app/admin/canned-replies/canned-replies.screen.tsx',
          form: true,
        }),
      },
      { path: '*', ...notFound },
    ],
  },
];
