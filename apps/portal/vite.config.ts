import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API answers while developing; a built portal asks its own origin, or the `baseUrl` in index.html. */
const backEnd = process.env['HARROW_API'] ?? 'http://127.0.0.1:8080';
const proxy = Object.fromEntries(['/api', '/sys', '/online', '/system'].map((path) => [path, backEnd]));

/** Needed by every page, the login included; the last two by the texts of antd. */
const base = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'i18next',
  'react-i18next',
  'dayjs',
  '@babel/runtime',
  '@rc-component/picker/es/locale/common',
];
/** Needed by every page behind the login: what menus, buttons and pop-ups of antd are made of. */
const controls = [
  '@ant-design/(?:cssinjs|cssinjs-utils|colors|fast-color)',
  '@ant-design/icons/es/(?:components|utils|cssUtils|renderUtils)',
  '@rc-component/(?:util|trigger|portal|resize-observer|motion|form|async-validator|menu|dropdown|overflow|tooltip)',
  '@tanstack/(?:query-core|react-query)',
  'clsx',
  'antd/es/(?:_util|config-provider|theme|style|locale/(?:context|useLocale|en_US)|app/context|button|space|tooltip|popover|menu|dropdown)',
];
/** The same for what is no package: Vite's own loader, and the languages. */
const baseModules = /preload-helper|ui[\\/]src[\\/]HarrowProvider[\\/]language/;
/** What most pages are put together from. Texts of antd are left out: each language has its own file. */
const pageParts = /^(?!.*[\\/]locale[\\/]).*[\\/](?:packages[\\/]ui[\\/]src|node_modules[\\/](?:antd|@rc-component|@ant-design))[\\/]/;

/** Is a module of these packages, or in these folders of theirs? */
function inPackages(names: string[]): (id: string) => boolean {
  const pattern = new RegExp(`/node_modules/(?:${names.join('|')})(?:/|[.]js$)`);
  return (id) => pattern.test(id.replaceAll('\\', '/'));
}

const isBase = inPackages(base);

export default defineConfig({
  plugins: [react()],
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true, proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    // The bundle budget reads from it which files a page needs.
    manifest: true,
    // Only what the page at hand imports is worth fetching early.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        // Three files instead of some sixty. Everything else stays with the page that uses it: one group for the whole
        // component library would make the login page three times as heavy, and every list half as heavy again.
        codeSplitting: {
          groups: [
            { name: 'base', test: (id) => isBase(id) || baseModules.test(id), priority: 2 },
            { name: 'controls', test: inPackages(controls), priority: 1 },
            { name: 'parts', test: pageParts, minShareCount: 5 },
          ],
        },
      },
    },
  },
});
