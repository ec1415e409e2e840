/** The default brand as email clients need it: plain values. A test compares them with `ui`. */
export const light = {
  paper: '#f3f0ec',
  raised: '#fbfaf7',
  sunk: '#e9e6e0',
  line: '#d4d0cb',
  ink: '#15181f',
  inkSoft: '#44484f',
  solid: '#15181f',
  onSolid: '#fbfaf7',
  focus: '#cd3503',
};

export const dark: typeof light = {
  paper: '#12151a',
  raised: '#1a1d24',
  sunk: '#0c0f14',
  line: '#2c3038',
  ink: '#eae7e2',
  inkSoft: '#bab7b2',
  solid: '#eae7e2',
  onSolid: '#12151a',
  focus: '#ff7d52',
};

/** Without the web fonts' metric fallbacks, which only pages load. */
export const typefaces = {
  sans: 'Hanken Grotesk,system-ui,sans-serif',
  display: 'Young Serif,Georgia,serif',
  mono: 'ui-monospace,SF Mono,Menlo,Consolas,monospace',
};

export const radii = { medium: '3px', large: '6px' };
