import { Button } from 'paper-and-ink/button';
import { Checkbox } from 'paper-and-ink/checkbox';
import { Heading } from 'paper-and-ink/heading';
import { Inline } from 'paper-and-ink/inline';
import { SelectField } from 'paper-and-ink/select-field';
import { Stack } from 'paper-and-ink/stack';
import { Switch } from 'paper-and-ink/switch';
import { TextField } from 'paper-and-ink/text-field';
import { type FormEvent, useState } from 'react';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
];

const messages = {
  name: 'Enter a name for the workspace.',
  email: 'Enter an email address, like ada@example.com.',
  language: 'Choose a language.',
};
type FieldName = keyof typeof messages;

function checkForm(data: FormData): FieldName[] {
  const text = (name: FieldName) => `${data.get(name) ?? ''}`.trim();
  const isValid: Record<FieldName, boolean> = {
    name: text('name') !== '',
    email: /^\S+@\S+\.\S+$/.test(text('email')),
    language: text('language') !== '',
  };
  return (['name', 'email', 'language'] as const).filter((name) => !isValid[name]);
}

/** Saves with a button, except for the switch, which takes effect immediately. */
export function SettingsForm({ onSave }: { onSave: () => void }) {
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const [isListed, setIsListed] = useState(false);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = checkForm(new FormData(form));
    setWrong(found);
    const [first] = found;
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else onSave();
  }

  /** A message disappears as soon as its field is right. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    const found = checkForm(new FormData(event.currentTarget));
    setWrong((earlier) => earlier.filter((name) => found.includes(name)));
  }

  const field = (name: FieldName) => ({
    name,
    message: wrong.includes(name) ? messages[name] : undefined,
  });

  return (
    <Stack gap="l">
      <Heading level={2}>Settings</Heading>
      <Switch
        label="List the workspace publicly"
        description={isListed ? 'Anyone can find it.' : 'Only members can find it.'}
        checked={isListed}
        onCheckedChange={setIsListed}
      />
      <form noValidate onSubmit={save} onChange={recheck} aria-label="Settings">
        <Stack gap="l">
          <TextField label="Workspace name" autoComplete="off" {...field('name')} />
          <TextField label="Billing email" type="email" autoComplete="email" {...field('email')} />
          <SelectField
            label="Language"
            placeholder="Choose a language"
            options={languages}
            {...field('language')}
          />
          <Checkbox label="Email me a weekly summary" name="summary" defaultChecked />
          <Inline>
            <Button type="submit">Save settings</Button>
          </Inline>
        </Stack>
      </form>
    </Stack>
  );
}
