/**
 * Who may import whom, types included. docs/architecture.md has the same rules as a table. Biome's
 * noImportCycles checks that no files import each other in a circle.
 */

/** Tests may import anything. */
const tests = String.raw`\.(test|bench)\.tsx?$|/testing/`;

/** The groups of the API in order: a group imports itself and the groups before it. */
const apiGroups = [
  'contract',
  'http',
  'platform',
  'office',
  'identity',
  'catalog',
  'commerce',
  'delivery',
  'support',
  'privacy',
  'oversight',
  'pages',
];

/** What the files of each part may import from this repository. */
const parts = [
  { name: 'db', files: '^db/', imports: '^db/' },
  { name: 'contract', files: '^api/contract/', imports: '^(api/contract|db/values)/' },
  { name: 'sandbox', files: '^sandbox/', imports: '^sandbox/' },
  { name: 'api', files: '^api/', imports: '^(api|db)/|^sandbox/server[.]ts$' },
  { name: 'ui', files: '^ui/(?!build/)', imports: '^ui/' },
  { name: 'ui-tooling', files: '^ui/build/', imports: '^(ui/|package[.]json$)' },
  { name: 'client', files: '^client/(?!build/)', imports: '^client/' },
  { name: 'client-tooling', files: '^client/build/', imports: '^(client|api)/|^package[.]json$' },
  {
    name: 'app',
    files: '^app/(?!demos/|journeys/)',
    imports: '^(app|ui|api/contract|db/values)/',
  },
  { name: 'app-tooling', files: '^app/(demos|journeys)/', imports: '^(app|ui|api|db)/' },
  {
    name: 'stories',
    files: '^stories/',
    imports: '^(stories|ui|app|api/contract|api/platform/mail/templates|db/values|[.]storybook)/',
  },
];

/** Packages that the files of a part may import. Other parts may import any. */
const packages = [
  { name: 'contract', files: '^api/contract/', imports: 'valibot' },
  {
    name: 'ui',
    files: '^ui/(?!build/)',
    imports: '(@types/)?react|(@types/)?react-dom|@vanilla-extract/css|radix-ui',
  },
];

export default {
  forbidden: [
    ...parts.map(({ name, files, imports }) => ({
      name: `${name}-imports`,
      comment: `Files in ${files} import only ${imports} from this repository.`,
      from: { path: files },
      to: { pathNot: [imports, '^node_modules/'], dependencyTypesNot: ['core', 'npm', 'npm-dev'] },
    })),
    ...apiGroups.map((group, index) => ({
      name: `api-group-${group}`,
      comment: `A group of the API imports itself and the groups before it: ${apiGroups.join(', ')}.`,
      from: { path: `^api/${group}/` },
      to: { path: '^api/', pathNot: `^api/(${apiGroups.slice(0, index + 1).join('|')})/` },
    })),
    ...packages.map(({ name, files, imports }) => ({
      name: `${name}-packages`,
      comment: `Files in ${files} import only these packages: ${imports}.`,
      from: { path: files },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: `^node_modules/(${imports})/` },
    })),
    {
      name: 'sandbox-packages',
      comment: 'The sandbox takes types from stripe and needs no package to run.',
      from: { path: '^sandbox/' },
      to: { dependencyTypes: ['npm', 'npm-dev'], pathNot: '^node_modules/stripe/' },
    },
    {
      name: 'one-file-imports-stripe',
      comment: 'The rest of the API goes through the payment provider port.',
      from: { pathNot: ['^sandbox/', '^api/commerce/payments/stripe/package[.]ts$'] },
      to: { path: '^node_modules/stripe/' },
    },
    {
      name: 'no-circular-features',
      comment: 'Move what both features need to the feature that owns it, or to an earlier group.',
      scope: 'folder',
      from: { path: '^api/' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that does not resolve escapes all other rules.',
      from: {},
      to: { couldNotResolve: true },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: '^node_modules/' },
    // Stories show the example and the changelog as text. The types of the client are generated.
    exclude: { path: ['^app/public/', 'api[.]d[.]ts$', '^docs/example/', '^CHANGELOG', tests] },
    builtInModules: { add: ['bun', 'bun:sqlite'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
