import { Text } from '#ui/text';

/** A checkbox label with an inline hint. */
export function CheckboxLabel({ name, hint }: { name: string; hint: string }) {
  return (
    <>
      {name}{' '}
      <Text as="span" size="small" tone="soft">
        {hint}
      </Text>
    </>
  );
}
