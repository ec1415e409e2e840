import { type Customer, Profile } from '#contract/customers';
import { lengths } from '#contract/fields';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { profile as copy } from '../../copy/account.ts';
import { useAccount } from '../../data/account.ts';
import { useToastForm } from './use-toast-form.ts';

export function NameForm({ customer }: { customer: Customer }) {
  const { rename } = useAccount();
  const { form, errors, pending } = useToastForm(
    {
      schema: Profile,
      send: rename,
      done: { title: copy.saved, description: copy.nameSaved },
      failed: copy.failed,
    },
    { keeps: true },
  );
  return (
    <form {...form}>
      <Stack gap="m">
        <Columns gap="m">
          <TextField
            label={copy.firstName}
            name="firstName"
            defaultValue={customer.firstName ?? ''}
            autoComplete="given-name"
            maxLength={lengths.name}
            required
            error={errors.firstName}
          />
          <TextField
            label={copy.lastName}
            name="lastName"
            defaultValue={customer.lastName ?? ''}
            autoComplete="family-name"
            maxLength={lengths.name}
            required
            error={errors.lastName}
          />
        </Columns>
        <Inline>
          <Button type="submit" variant="quiet" loading={pending && copy.saving}>
            {copy.saveName}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
