import type { Plugin } from 'vite';

/** Names for developer tools, and calls without a `@__PURE__`: the bundler keeps code with them even if it is never imported. */
const displayName = /^\w+\.displayName = ".*";$/gm;
const component = /(?<=^var \w+ = )\w+\.forwardRef\(/gm;

/** Gives pages React Router without its warnings for developers and without unused parts, such as its forms. */
export function routerPartsPlugin(): Plugin {
  return {
    name: 'harrow:router-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: code.replaceAll(displayName, '').replaceAll(component, '/* @__PURE__ */ $&'), map: null }),
    },
  };
}
