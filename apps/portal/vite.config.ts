import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFilesPlugin } from './compressedFiles.ts';
import { firstFilesPlugin } from './firstFiles.ts';

/** Where the API answers while developing; a built portal asks its own origin, or the `baseUrl` in index.html. */
const backEnd = process.env['HARROW_API'] ?? 'http://127.0.0.1:8080';
const proxy = { ...Object.fromEntries(['/api', '/sys', '/online', '/system'].map((path) => [path, backEnd])), '/vxeSocket': { target: backEnd, ws: true } };

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
/** Our own code that every page has, the login included. */
const startModules =
  /packages[\\/]api-client|portal[\\/]src[\\/](?:app[\\/](?:(?:api|config|downloadCookie|drafts|language|preferences)\.|failures[\\/](?:failureEvents|ErrorBoundary|LazyPart|PlainFailure)\.|session[\\/](?:session|leave|useLogin)\.|routing[\\/](?:lazyPage|redirectTarget|knownPages)\.|shell[\\/]lazyShell)|shared[\\/](?:store|stored|tab|useFailureText)\.)/;
/** What asks the server and keeps its answers: the first calls of a page go out while the rest is still being read. */
const data = ['@tanstack/(?:query-core|react-query)'];
const dataModules =
  /portal[\\/]src[\\/](?:app[\\/](?:queryClient|sources|session[\\/]permissions|routing[\\/](?:firstPage|preparePage|features))|shared[\\/](?:resource|listAddress|listCall|dictionarySource|fileStore|firstCalls)|features[\\/].*[\\/]firstCalls)/;
/** Needed by every page behind the login: what menus, buttons and pop-ups of antd are made of. */
const controls = [
  '@ant-design/(?:cssinjs|cssinjs-utils|colors|fast-color)',
  '@ant-design/icons/es/(?:components|utils|cssUtils|renderUtils)',
  '@rc-component/(?:util|trigger|portal|resize-observer|motion|form|async-validator|menu|dropdown|overflow|tooltip)',
  'clsx',
  'antd/es/(?:_util|config-provider|theme|style|locale/(?:context|useLocale|en_US)|app/context|button|space|tooltip|popover|menu|dropdown)',
];
/** The same for what is no package: Vite's own loader, and the languages. */
const baseModules = /preload-helper|ui[\\/]src[\\/]HarrowProvider[\\/]language/;
/** What lists are put together from; what a list opens later (dialogs, settings, texts of these) stays by itself. */
const listParts =
  /ui[\\/]src[\\/](?:ListPage(?![\\/](?:messages|parts[\\/](?:ColumnSettings(?:Row)?|PreviewDrawer|View(?:sPanel|Form)|BatchDialog|SelectedList)\.))|Pager|DictSelect(?![\\/](?:Dict(?:SearchSelect|MultiSelect|Radio)|dictSearch)\.)|StatusTag|CopyText|EllipsisText|DateText|Money)[\\/]|portal[\\/]src[\\/]shared[\\/](?:useList|dealers|billStatus)/;
/** Fields that open a picker, as filters and forms show them: small, and one file instead of six that a page would wait for. */
const pickerFields =
  /ui[\\/]src[\\/]pickers[\\/](?:SelectFromList|parts[\\/](?:WaitingField|picker\.module)|model[\\/]recordNames)\.|portal[\\/]src[\\/]shared[\\/]pickers[\\/](?:ProductPicker|productTree)\./;
/** What most pages are put together from. Left out: texts of antd, since each language has its own file, and what opens over a page. */
const pageParts =
  /^(?!.*[\\/](?:locale|modal|drawer|dialog|radio|segmented|input-number|mini-decimal|tabs|checkbox|skeleton|alert)[\\/]).*[\\/](?:packages[\\/]ui[\\/]src|node_modules[\\/](?:antd|@rc-component|@ant-design))[\\/]/;

/** Is a module of these packages, or in these folders of theirs? */
function inPackages(names: string[]): (id: string) => boolean {
  const pattern = new RegExp(`/node_modules/(?:${names.join('|')})(?:/|[.]js$)`);
  return (id) => pattern.test(id.replaceAll('\\', '/'));
}

const isBase = inPackages(base);
const isData = inPackages(data);

export default defineConfig({
  plugins: [react(), firstFilesPlugin(), compressedFilesPlugin()],
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
            { name: 'base', test: (id) => isBase(id) || baseModules.test(id), priority: 4 },
            { name: 'start', test: startModules, priority: 3 },
            { name: 'data', test: (id) => isData(id) || dataModules.test(id), priority: 2 },
            { name: 'controls', test: inPackages(controls), priority: 1 },
            { name: 'list', test: listParts },
            { name: 'parts', test: pageParts, minShareCount: 12 },
            { name: 'picker-fields', test: pickerFields },
          ],
        },
      },
    },
  },
});
