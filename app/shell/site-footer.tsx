import { Footer } from '#ui/footer';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { footer } from '../copy/shell.ts';
import { useSettings } from '../document/settings.tsx';
import { paths } from '../paths.ts';

export function SiteFooter() {
  const { brand, claims } = useSettings();
  return (
    <Footer
      lead={
        <Stack gap="xs">
          <Text weight="strong" size="large">
            {brand.name}
          </Text>
          <Text tone="soft">{claims.footer}</Text>
        </Stack>
      }
      groups={[
        {
          title: footer.explore,
          links: [
            { label: footer.products, href: paths.products },
            { label: footer.start, href: paths.start },
            { label: footer.support, href: paths.support },
          ],
        },
        {
          title: footer.legal,
          links: [
            { label: footer.terms, href: paths.terms },
            { label: footer.privacy, href: paths.privacy },
          ],
        },
      ]}
    />
  );
}
