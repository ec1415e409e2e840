import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { type Finding, themeRules } from '../../ui/theme-rules/check-theme.ts';

type FindingListProps = {
  findings: readonly Finding[];
  /** Called with the finding whose suggestion to use. */
  onApply?: (finding: Finding) => void;
};

/** What is wrong with a theme, and how to fix it. */
export function FindingList({ findings, onApply }: FindingListProps) {
  if (findings.length === 0) {
    return (
      <Notice title="No findings" tone="positive" live="polite">
        The brand follows every rule in both themes, also with more contrast.
      </Notice>
    );
  }
  return (
    <Stack gap="s" as="ul">
      {findings.map((finding) => {
        const { rule, theme, tokens, problem, measured, required, fix, suggestion } = finding;
        return (
          <Notice
            key={[rule, theme, ...tokens].join()}
            title={`${themeRules[rule].title}${theme ? `, ${theme} theme` : ''}`}
            tone="critical"
            action={
              suggestion &&
              onApply && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Use ${suggestion} for ${tokens[0]}`}
                  onClick={() => onApply(finding)}
                >
                  {`Use ${suggestion}`}
                </Button>
              )
            }
          >
            <Stack gap="xxs">
              <Text>{problem}</Text>
              <Text>{fix}</Text>
              <Text size="small" mono>
                {`${tokens.join(', ')}: ${measured}, required ${required}`}
              </Text>
            </Stack>
          </Notice>
        );
      })}
    </Stack>
  );
}
