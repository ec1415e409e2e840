import type { CheckoutSession } from '#contract/checkout';
import { ButtonLink } from '#ui/button';
import { Frame } from '#ui/frame';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { success } from '../../copy/success.ts';
import { addressOf } from '../../data/address.ts';
import { displayAddress } from '../../format/email-address.ts';
import { imageSizes, imageSources } from '../../format/images.ts';
import { paths } from '../../paths.ts';
import * as css from './bought.css.ts';
import { screenOnly } from './success.css.ts';

type BoughtProps = { session: CheckoutSession; isSignedIn: boolean };

/** What was bought, where the receipt is, and where to manage it. */
export function Bought({ session, isSignedIn }: BoughtProps) {
  const { productThumbnail, productTitle, receiptEmail, hasAccount, briefToken } = session;
  const brief = briefPath(session, isSignedIn);
  return (
    <div className={css.bought}>
      <Frame
        {...imageSources(productThumbnail)}
        sizes={imageSizes(740)}
        alt=""
        address={productTitle}
        eager
      />
      <Stack gap="m">
        {receiptEmail && <Text>{success.receipt(displayAddress(receiptEmail))}</Text>}
        <div className={screenOnly}>
          <Stack gap="m">
            {brief && (
              <>
                <Stack gap="xxs">
                  <Heading level={2} size={4}>
                    {success.brief.title}
                  </Heading>
                  <Text size="small" tone="soft">
                    {success.brief.hint}
                  </Text>
                </Stack>
                <Inline gap="m">
                  <ButtonLink href={brief}>{success.brief.start}</ButtonLink>
                  {!hasAccount && briefToken && (
                    <TextLink href={paths.guestOrder(briefToken)} standalone>
                      {success.viewOrder}
                    </TextLink>
                  )}
                </Inline>
              </>
            )}
            {hasAccount ? (
              <Inline>
                <ButtonLink
                  href={viewOrder(session.orderId, isSignedIn)}
                  variant={brief ? 'quiet' : 'primary'}
                >
                  {success.viewOrder}
                </ButtonLink>
              </Inline>
            ) : (
              !isSignedIn && <GuestAccount />
            )}
          </Stack>
        </div>
      </Stack>
    </div>
  );
}

/** The sign-up form finds name and email in this tab, if it was bought in this browser. */
function GuestAccount() {
  const { title, hint, create, signIn } = success.account;
  return (
    <>
      <Stack gap="xxs">
        <Heading level={2} size={4}>
          {title}
        </Heading>
        <Text size="small" tone="soft">
          {hint}
        </Text>
      </Stack>
      <Inline gap="m">
        <ButtonLink href={`${paths.signUp}&${verify}`} variant="quiet">
          {create}
        </ButtonLink>
        <TextLink href={`${paths.auth}?${verify}`} standalone>
          {signIn}
        </TextLink>
      </Inline>
    </>
  );
}

/** Where the account asks for the verification code, which adds the order. */
const verify = new URLSearchParams({ next: paths.account }).toString();

/** Where the brief is; null if only the receipt leads there. */
function briefPath({ orderId, hasAccount, briefToken }: CheckoutSession, isSignedIn: boolean) {
  if (briefToken) return paths.guestBrief(briefToken);
  return hasAccount && isSignedIn ? paths.dashboardBrief(orderId) : null;
}

function viewOrder(orderId: string, isSignedIn: boolean): string {
  const order = paths.dashboardSubscription(orderId);
  if (isSignedIn) return order;
  return `${addressOf('GET /api/customer/login')}?${new URLSearchParams({ next: order })}`;
}
