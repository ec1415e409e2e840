import root from '../../package.json';
import { packageName } from './package-name.ts';

/** The package's `package.json`. Entries are paths without an extension, by name. */
export function createManifest(entries: Map<string, string>) {
  return {
    name: packageName,
    version: root.version,
    description: 'React components with themes',
    license: root.license,
    type: 'module',
    exports: {
      ...Object.fromEntries(
        Array.from(entries, ([name, path]) => [
          `./${name}`,
          { types: `./${path}.d.ts`, default: `./${path}.js` },
        ]),
      ),
      './styles.css': { types: './styles.d.ts', default: './styles.css' },
      './fonts/*': './fonts/*',
      './package.json': './package.json',
    },
    sideEffects: ['**/*.css'],
    dependencies: { 'radix-ui': root.dependencies['radix-ui'] },
    // 19.0 is the first version in which `ref` is a prop.
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  };
}
