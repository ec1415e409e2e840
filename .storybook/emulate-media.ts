/** Matches every page, in place of a preference that the browser can't be asked to have. */
const always = '(min-width: 0px)';

/** The queries of the rules that were changed. */
const originals = new Map<CSSMediaRule, string>();

/**
 * Turns the rules of a media feature on, as if the browser matched it. Style sheets are loaded with
 * their stories, so call it for each story. Returns the rules that are on.
 */
export function emulateMedia(feature: string, isOn: boolean): CSSMediaRule[] {
  const rules = isOn
    ? [...document.styleSheets].flatMap(listMediaRules).filter((rule) => has(rule, feature))
    : [...originals.keys()].filter((rule) => has(rule, feature));
  for (const rule of rules) {
    const query = originals.get(rule) ?? rule.media.mediaText;
    originals.set(rule, query);
    rule.media.mediaText = isOn ? query.replace(feature, always) : query;
  }
  if (!isOn) for (const rule of rules) originals.delete(rule);
  return rules;
}

function has(rule: CSSMediaRule, feature: string): boolean {
  return (originals.get(rule) ?? rule.media.mediaText).includes(feature);
}

function listMediaRules(group: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  return [...readRules(group)].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? listMediaRules(rule) : []),
  ]);
}

/** The rules of a style sheet from another origin can't be read. */
function readRules(group: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
  try {
    return [...group.cssRules];
  } catch {
    return [];
  }
}
