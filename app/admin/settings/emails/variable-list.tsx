import type { EmailTemplate } from '#contract/email-templates';
import type { EmailTextName } from '#contract/email-texts';
import { settingLabels } from '#contract/setting-labels';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { emailEditor as copy } from '../../../copy/admin-emails.ts';
import * as css from './emails.css.ts';

type VariableListProps = {
  variables: EmailTemplate['variables'];
  /** The text that a variable is inserted into. */
  target: EmailTextName;
  onInsert: (name: string) => void;
};

/** What an email can contain besides its words, each with an example. */
export function VariableList({ variables, target, onInsert }: VariableListProps) {
  return (
    <section aria-labelledby="variables">
      <Stack gap="s">
        <Stack gap="none">
          <Heading level={2} size={4} id="variables">
            {copy.variables}
          </Heading>
          <Text size="small" tone="soft">
            {copy.variablesHint(settingLabels[`email.${target}`])}
          </Text>
        </Stack>
        <ul className={css.variableList}>
          {variables.map(({ name, example }) => (
            <li key={name} className={css.variable}>
              <Button
                variant="quiet"
                size="small"
                aria-label={copy.insert(`{${name}}`)}
                onClick={() => onInsert(name)}
              >
                {`{${name}}`}
              </Button>
              <Text as="span" size="small" tone="soft">
                <bdi>{example}</bdi>
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
