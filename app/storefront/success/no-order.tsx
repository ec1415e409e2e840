import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { success } from '../../copy/success.ts';
import { addressOf } from '../../data/address.ts';
import { paths } from '../../paths.ts';

const signIn = `${addressOf('GET /api/customer/login')}?${new URLSearchParams({ next: paths.dashboardSubscriptions })}`;

export function NoOrder() {
  return (
    <Notice
      title={success.unknown.lead}
      live="polite"
      action={
        <Inline gap="m">
          <ButtonLink href={signIn} size="small">
            {success.unknown.signIn}
          </ButtonLink>
          <TextLink href={paths.support} standalone>
            {success.support}
          </TextLink>
        </Inline>
      }
    >
      {success.unknown.hint}
    </Notice>
  );
}
