import { defaultSettings } from '#contract/default-settings';
import type { BrandSettings } from '#contract/settings/brand';
import { inlineJson } from '../document/document.tsx';
import { useOrigin, useSettings } from '../document/settings.tsx';
import { fillMetadata, type Metadata } from '../meta/metadata.ts';

/** `image` and `structuredData` (schema.org) describe what the page is about, such as a product. */
export type PageMetaProps = Metadata & {
  image?: string;
  structuredData?: readonly object[];
};

const commonKeywords = ['ready-made websites', 'website subscription', 'website hosting'];
/** It shows the name and the look that the shop came with. */
const cardImage = '/social-card.jpg';

export function PageMeta({
  title,
  description: template,
  path,
  keywords = [],
  noindex = false,
  image,
  structuredData = [],
}: PageMetaProps) {
  const origin = useOrigin();
  const settings = useSettings();
  const { brand } = settings;
  const description = fillMetadata(template, settings);
  const allKeywords = [...keywords, ...commonKeywords].join(', ');
  const url = path === undefined ? undefined : new URL(path, origin).href;
  const ownImage = isRenamed(brand) ? (brand.logo?.url ?? null) : cardImage;
  const address = image ?? ownImage;
  const picture = address === null ? undefined : new URL(address, origin).href;
  const fullTitle = title === brand.name ? title : `${title} · ${brand.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={fillMetadata(allKeywords, settings)} />
      <meta name="robots" content={noindex ? 'noindex,nofollow' : 'index,follow'} />
      {url && <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      {picture && <meta name="twitter:image" content={picture} />}
      {structuredData.map((data, index) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks never change places
          key={index}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
          dangerouslySetInnerHTML={{ __html: inlineJson(data) }}
        />
      ))}
    </>
  );
}

function isRenamed({ name, accent }: BrandSettings): boolean {
  const { brand } = defaultSettings;
  return name !== brand.name || accent !== brand.accent;
}
