import { Text } from '#ui/text';

/** What a box is for, and in the same breath what ticking it means. */
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
