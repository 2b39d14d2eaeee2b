import type { Plugin } from 'vite';

/** Modules of antd that take one small thing from a large package, and the module that has it. */
const smaller: readonly { importer: string; asks: string; gets: string }[] = [
  // Pop-ups need contexts of forms, hence they would bring all of the forms.
  { importer: 'antd/es/form/context.js', asks: '@rc-component/form', gets: '@rc-component/form/es/FormContext' },
];

/** Lets pages have small parts of antd without the large packages from which antd imports them. */
export function antdImportsPlugin(): Plugin {
  return {
    name: 'harrow:antd-imports',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const path = importer?.replaceAll('\\', '/') ?? '';
      const rule = smaller.find(({ importer: wanted, asks }) => asks === source && path.endsWith(`/${wanted}`));
      return rule ? this.resolve(rule.gets, importer, { skipSelf: true }) : null;
    },
  };
}
