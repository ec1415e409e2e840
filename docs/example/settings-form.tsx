import { Button } from 'paper-and-ink/button';
import { Checkbox } from 'paper-and-ink/checkbox';
import { Form } from 'paper-and-ink/form';
import { Heading } from 'paper-and-ink/heading';
import { Inline } from 'paper-and-ink/inline';
import { SelectField } from 'paper-and-ink/select-field';
import { Stack } from 'paper-and-ink/stack';
import { Switch } from 'paper-and-ink/switch';
import { TextField } from 'paper-and-ink/text-field';
import { useState } from 'react';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
];

/** What is wrong, by the name of the field. */
function check(data: FormData) {
  const text = (name: string) => `${data.get(name) ?? ''}`.trim();
  return {
    ...(!text('name') && { name: 'Enter a name for the workspace.' }),
    ...(!/^\S+@\S+\.\S+$/.test(text('email')) && {
      email: 'Enter an email address, like ada@example.com.',
    }),
    ...(!text('language') && { language: 'Choose a language.' }),
  };
}

/** Saves with a button, except for the switch, which takes effect immediately. */
export function SettingsForm({ onSave }: { onSave: () => void }) {
  const [isListed, setIsListed] = useState(false);

  return (
    <Stack gap="l">
      <Heading level={2}>Settings</Heading>
      <Switch
        label="List the workspace publicly"
        description={isListed ? 'Anyone can find it.' : 'Only members can find it.'}
        checked={isListed}
        onCheckedChange={setIsListed}
      />
      <Form check={check} onSubmit={onSave} aria-label="Settings">
        {(errors) => (
          <>
            <TextField label="Workspace name" name="name" autoComplete="off" error={errors.name} />
            <TextField
              label="Billing email"
              name="email"
              type="email"
              autoComplete="email"
              error={errors.email}
            />
            <SelectField
              label="Language"
              name="language"
              placeholder="Choose a language"
              options={languages}
              error={errors.language}
            />
            <Checkbox label="Email me a weekly summary" name="summary" defaultChecked />
            <Inline>
              <Button type="submit">Save settings</Button>
            </Inline>
          </>
        )}
      </Form>
    </Stack>
  );
}
