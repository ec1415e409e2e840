import { useState } from 'react';
import { CopyButton } from '#ui/copy-field';
import { Grid } from '#ui/grid';
import { Icon, type IconName } from '#ui/icon';
import { SearchField } from '#ui/search-field';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { paths } from '../../ui/icon/paths.ts';
import * as css from './guide-page.css.ts';

const isIconName = (name: string): name is IconName => name in paths;
const names = Object.keys(paths).filter(isIconName).sort();

/** Other words that people search for. */
const meanings: Record<IconName, string> = {
  alert: 'warning error problem',
  'arrow-left': 'back previous',
  'arrow-up-right': 'external new tab open link',
  attach: 'paperclip file',
  check: 'done success tick yes',
  bag: 'order shop purchase cart',
  ban: 'cancel forbidden stop block',
  chart: 'analytics statistics figures graph',
  'chevron-down': 'expand menu select more',
  'chevron-right': 'next breadcrumb more',
  clock: 'time deadline hours',
  close: 'remove cancel dismiss delete x',
  columns: 'table hide show',
  copy: 'clipboard duplicate',
  desktop: 'computer screen monitor device',
  file: 'document paper attachment',
  grip: 'drag handle move reorder',
  sliders: 'settings options preferences controls',
  info: 'help about note',
  key: 'sign-in access credentials password',
  lock: 'private secure required password',
  'arrow-right': 'next forward',
  mail: 'email envelope message',
  message: 'chat conversation ticket comment',
  menu: 'navigation hamburger',
  minus: 'less remove subtract',
  more: 'overflow menu actions ellipsis dots',
  phone: 'mobile smartphone device',
  picture: 'image photo missing',
  plus: 'add new more create',
  refresh: 'retry reload again sync',
  search: 'find magnifier',
  server: 'hosting website',
  tag: 'label price discount code',
  tablet: 'device screen',
  upload: 'drop send file',
  user: 'person account customer',
};

const usage = (name: IconName) => `<Icon icon="${name}" />`;

/** All icons, found by name or meaning, each with its code to copy. */
export function IconCatalog() {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = names.filter((name) => `${name} ${meanings[name]}`.includes(wanted));
  return (
    <Stack gap="m">
      <SearchField
        aria-label="Search icons"
        placeholder="Name or meaning"
        value={text}
        onValueChange={setText}
      />
      <div role="status">
        <Text size="small" tone="soft">
          {found.length === 0
            ? 'No icons found. Try another word.'
            : `${found.length} of ${names.length} icons`}
        </Text>
      </div>
      <Grid min="tile" gap="m" as="ul">
        {found.map((name) => (
          <div key={name} className={css.icon}>
            <Icon icon={name} size="large" />
            <Text weight="medium">{name}</Text>
            <Text size="small" tone="soft">
              {meanings[name]}
            </Text>
            <CopyButton
              text={usage(name)}
              aria-label={`Copy code of ${name}`}
              onFail={() => window.prompt('Copy the code', usage(name))}
            >
              Copy code
            </CopyButton>
          </div>
        ))}
      </Grid>
    </Stack>
  );
}
