import type { StrictInputType } from 'storybook/internal/types';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { Control } from './control.tsx';
import { Example, isFramed } from './example.tsx';
import * as css from './props.css.ts';
import { Prose } from './prose.tsx';
import { StoryLink } from './story-link.tsx';
import { usePage } from './use-page.ts';
import { useStoryArgs } from './use-story-args.ts';

/** Every prop with its meaning, and a control that changes the example above the list. */
export function Props() {
  const { primary } = usePage();
  const { args, change, reset } = useStoryArgs(primary);
  const isLive = !isFramed(primary);
  const rows = Object.values(primary.argTypes)
    .filter(({ table }) => !table?.disable)
    .sort((a, b) => Number(isRequired(b)) - Number(isRequired(a)));

  return (
    <Stack gap="l">
      {!isLive ? (
        <Text tone="soft" measure>
          It takes the whole window. Try its props where it stands alone:{' '}
          <StoryLink view="story" id={primary.id}>
            open the story
          </StoryLink>
          .
        </Text>
      ) : (
        <>
          <Inline justify="between" gap="m">
            <Text tone="soft">Change a prop, and the example follows.</Text>
            <Button size="small" variant="quiet" onClick={reset}>
              Reset
            </Button>
          </Inline>
          <Example story={primary} withCode={false} />
        </>
      )}
      <ul className={css.props}>
        {rows.map((argType) => (
          <li key={argType.name} className={isLive ? css.liveProp : css.prop}>
            <Name argType={argType} />
            <Meaning argType={argType} />
            {isLive && (
              <Control
                key={primary.id}
                argType={argType}
                value={args[argType.name]}
                onChange={(value) => change({ [argType.name]: value })}
              />
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

type RowProps = { argType: StrictInputType };

function Name({ argType }: RowProps) {
  return (
    <div className={css.name}>
      <code className={css.propName}>{argType.name}</code>
      {isRequired(argType) && <span className={css.required}>required</span>}
    </div>
  );
}

function Meaning({ argType: { description, table } }: RowProps) {
  const standard = table?.defaultValue?.summary;
  return (
    <div className={css.meaning}>
      {description && (
        <p>
          <Prose>{description}</Prose>
        </p>
      )}
      <p className={css.type}>
        {table?.type?.summary}
        {standard && <span className={css.standard}> = {standard}</span>}
      </p>
    </div>
  );
}

function isRequired({ type }: StrictInputType): boolean {
  return type?.required ?? false;
}
