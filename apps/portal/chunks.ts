/**
 * Modules that share a file of the build. Everything that is not named here stays with the page that uses it, and modules that several
 * pages use become files of their own: so a page never makes another one heavier.
 * Whether a module belongs to all lists is a decision, not a count of pages: a threshold would move tables and attachments into every list
 * as soon as enough pages use them.
 */
export interface SharedFile {
  readonly name: string;
  /** Packages of npm, or folders and files in them; all of their own dependencies come along. */
  readonly packages?: readonly string[];
  /** Folders and files of ours, from the project's folder and without the endings of files; all of their own dependencies come along. */
  readonly sources?: readonly string[];
  /** Parts of `packages` and `sources`, unless named there by themselves, that stay with the page that opens them. */
  readonly except?: readonly string[];
}

/** The first file that names a module gets it. */
export const sharedFiles: readonly SharedFile[] = [
  // Needed by every page, the login included: rendering, addresses, texts. Changes with our dependencies only.
  {
    name: 'base',
    packages: ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'i18next', 'react-i18next'],
    // The last one is Vite's own loader.
    sources: ['packages/ui/src/HarrowProvider/language/language', 'preload-helper'],
  },

  // Our own code that every page has, the login included. Of the generated code only the runtime, and the calls of the login itself.
  {
    name: 'start',
    sources: [
      'packages/api-client/src',
      'packages/api-client/src/generated/calls/login',
      'packages/api-client/src/generated/calls/session',
      'packages/api-client/src/generated/calls/system',
      'apps/portal/src/platform/api',
      'apps/portal/src/platform/config',
      'apps/portal/src/platform/downloadCookie',
      'apps/portal/src/platform/files',
      'apps/portal/src/platform/installation',
      'apps/portal/src/platform/language',
      'apps/portal/src/platform/failures/ErrorBoundary',
      'apps/portal/src/platform/failures/PlainFailure',
      'apps/portal/src/platform/failures/failureEvents',
      'apps/portal/src/platform/routing/lazyPage',
      'apps/portal/src/platform/routing/redirectTarget',
      'apps/portal/src/platform/session/session',
      'apps/portal/src/platform/session/useLogin',
      'apps/portal/src/app/shell/lazyShell',
      'apps/portal/src/platform/store',
      'apps/portal/src/platform/stored',
    ],
    except: [
      'packages/api-client/src/signing',
      'packages/api-client/src/socket',
      'packages/api-client/src/generated/calls',
      'packages/api-client/src/generated/fields',
      'packages/api-client/src/generated/limits',
      'packages/api-client/src/generated/queries',
      'packages/api-client/src/generated/records',
      'packages/api-client/src/generated/forms',
      'packages/api-client/src/generated/slots',
    ],
  },

  // Shared by the login and the pages beside it: their frame, and the parts of forms.
  {
    name: 'welcome',
    sources: ['frame/WelcomeFrame', 'TextField', 'password/PasswordField', 'form.module'].map((file) => `apps/portal/src/features/login/${file}`),
  },

  // Calls and their cache, for every page behind the login: the first calls of a page go out while the rest is still being read. With it
  // the code of ours that all these pages share.
  {
    name: 'data',
    packages: ['@tanstack/query-core', '@tanstack/react-query'],
    sources: [
      'packages/api-client/src/socket',
      'apps/portal/src/platform/drafts',
      'apps/portal/src/platform/preferences',
      'apps/portal/src/platform/queryClient',
      'apps/portal/src/app/routing/features',
      'apps/portal/src/app/routing/firstPage',
      'apps/portal/src/app/routing/knownPages',
      'apps/portal/src/app/routing/preparePage',
      'apps/portal/src/platform/session/leave',
      'apps/portal/src/platform/session/permissions',
      'apps/portal/src/shared/tab',
      'apps/portal/src/shared/calls/useFailureText',
      'apps/portal/src/shared/sources/sources',
      'apps/portal/src/shared/sources/dictionarySource',
      'apps/portal/src/shared/sources/fileStore',
      'apps/portal/src/shared/calls/firstCalls',
      'apps/portal/src/shared/list/address/listAddress',
      'apps/portal/src/shared/list/listCall',
      'apps/portal/src/shared/calls/resource',
    ],
  },

  // Menus, buttons and pop-ups, with texts and dates: the shell, hence every page behind the login.
  {
    name: 'controls',
    packages: [
      'dayjs',
      '@babel/runtime',
      // By the texts of antd.
      '@rc-component/picker/es/locale/common',
      '@ant-design/cssinjs',
      '@ant-design/cssinjs-utils',
      '@ant-design/colors',
      '@ant-design/fast-color',
      '@ant-design/icons/es/components',
      '@ant-design/icons/es/utils',
      '@rc-component/util',
      '@rc-component/trigger',
      '@rc-component/portal',
      '@rc-component/resize-observer',
      '@rc-component/motion',
      // Parts of forms that pop-ups use; the forms themselves come with the first fields.
      '@rc-component/form/es/FormContext',
      '@rc-component/menu',
      '@rc-component/dropdown',
      '@rc-component/overflow',
      '@rc-component/tooltip',
      'clsx',
      'antd/es/_util',
      'antd/es/button',
      'antd/es/config-provider',
      'antd/es/dropdown',
      'antd/es/flex',
      'antd/es/locale/context',
      'antd/es/locale/en_US',
      'antd/es/locale/useLocale',
      'antd/es/menu',
      'antd/es/popover',
      'antd/es/space',
      'antd/es/style',
      'antd/es/theme',
      'antd/es/tooltip',
    ],
    // The last but one keeps unsaved work: tabs ask it before they close.
    sources: [
      'packages/ui/src/HarrowProvider/language/LanguageProvider',
      'packages/ui/src/HarrowProvider/language/antdLocale',
      'packages/ui/src/HarrowProvider/language/languageContext',
      'packages/ui/src/HarrowProvider/language/languagePack',
      'packages/ui/src/HarrowProvider/parts/lazyPart',
      'packages/ui/src/HarrowProvider/parts/lookForPart',
      'packages/ui/src/HarrowProvider/language/messages',
      'packages/ui/src/HarrowProvider/language/useTranslation',
      'packages/ui/src/useLeavePrompt',
      'apps/portal/src/platform/componentLanguage',
    ],
    // Names of days and months: each with the texts of its language.
    except: ['node_modules/dayjs/locale'],
  },

  // Parts of every list. Parts that a list opens later (dialogs, settings, their texts) stay by themselves.
  {
    name: 'list',
    sources: [
      'packages/ui/src/CopyText',
      'packages/ui/src/DateText',
      'packages/ui/src/DictSelect/DictText',
      'packages/ui/src/EllipsisText',
      'packages/ui/src/ListPage',
      'packages/ui/src/Money',
      'packages/ui/src/Pager',
      'packages/ui/src/StatusTag',
      'packages/ui/src/YesNo',
      'apps/portal/src/shared/list/ListTools',
      'apps/portal/src/shared/billStatus',
      'apps/portal/src/shared/pickers/dealers/dealers',
      'apps/portal/src/shared/fields',
      'apps/portal/src/shared/list/useList',
      'apps/portal/src/shared/usePermission',
    ],
    except: [
      'apps/portal/src/shared/fields/ListFilters',
      'apps/portal/src/shared/fields/control',
      'apps/portal/src/shared/fields/ProductName',
      'apps/portal/src/shared/fields/sheetFieldsOf',
      'packages/ui/src/ListPage/hooks/useOverflow',
      'packages/ui/src/ListPage/messages',
      'packages/ui/src/ListPage/parts/selection/BatchDialog',
      'packages/ui/src/ListPage/parts/selection/CopyRecords',
      'packages/ui/src/ListPage/model/recordTexts',
      'packages/ui/src/ListPage/parts/columns/ColumnSettings',
      'packages/ui/src/ListPage/parts/columns/ColumnSettingsRow',
      'packages/ui/src/ListPage/parts/filters/FilterFields',
      'packages/ui/src/ListPage/parts/records/PreviewDrawer',
      'packages/ui/src/ListPage/parts/selection/SelectedList',
      'packages/ui/src/ListPage/parts/views/ViewForm',
      'packages/ui/src/ListPage/parts/views/ViewsPanel',
    ],
  },

  // The rest of the frame around every page: menu, tabs, header.
  { name: 'shell', sources: ['apps/portal/src/app/shell/Shell'] },

  // Small parts that dialogs share with fields: a page with a dialog does not load the fields.
  {
    name: 'dialog-parts',
    packages: ['@ant-design/icons/es/icons/CheckCircleFilled', '@ant-design/icons/es/icons/ExclamationCircleFilled', 'antd/es/grid/style'],
  },

  // Fields of filters and forms. A list shows its records first.
  {
    name: 'fields',
    packages: [
      '@rc-component/async-validator',
      '@rc-component/form',
      '@rc-component/input',
      '@rc-component/select',
      'antd/es/form',
      'antd/es/input',
      'antd/es/select',
    ],
    sources: [
      'packages/ui/src/DateInput/DateInput',
      'packages/ui/src/DateInput/OnDemand',
      'packages/ui/src/DictSelect/DictSelect',
      'packages/ui/src/FieldGrid',
      'packages/ui/src/ListPage/parts/filters/FilterFields',
      'apps/portal/src/shared/filters/PeriodFilter',
      'apps/portal/src/shared/filters/TextFilter',
      'apps/portal/src/shared/fields/ListFilters',
      'apps/portal/src/shared/filters/YesNoFilter',
    ],
  },

  // The advanced query of a list: the button, and the conditions in force. The builder itself comes when it is opened.
  {
    name: 'list-query',
    sources: ['apps/portal/src/shared/filters/ListQuery', 'apps/portal/src/shared/filters/pastedNumbers'],
  },

  // Parts of a document list beyond those of other lists.
  {
    name: 'document-list',
    sources: [
      'apps/portal/src/documents/actions/documentBatches',
      'apps/portal/src/documents/actions/documentCalls',
      'apps/portal/src/shared/calls/failureReason',
      'apps/portal/src/shared/calls/previewed',
      'apps/portal/src/documents/list',
      'apps/portal/src/documents/page/documentPage',
    ],
  },

  // Sections of documents: every page of a record has them, few have the rail and the drawer of a document.
  { name: 'document', sources: ['packages/ui/src/DocumentPage/DocumentSection', 'packages/ui/src/DocumentPage/sections'] },

  // Products in words, as filters in force show them.
  { name: 'product-names', sources: ['apps/portal/src/shared/pickers/products/productTree'] },

  // Fields that open a picker, as filters and forms show them: small, and one file instead of six that a page would wait for.
  {
    name: 'picker-fields',
    sources: [
      'packages/ui/src/pickers/SelectFromList',
      'packages/ui/src/pickers/hooks/useRecords',
      'packages/ui/src/recordCache',
      'packages/ui/src/pickers/model/recordNames',
      'packages/ui/src/pickers/parts/WaitingField',
      'packages/ui/src/pickers/parts/picker.module',
      'apps/portal/src/shared/pickers/products/ProductPicker',
    ],
  },
];

/** The bundler's rule for the content of a shared file: of the paths that match a module the longest one decides. */
export function sharedFileTest({ packages = [], sources = [], except = [] }: SharedFile): (id: string) => boolean {
  const wanted = [...packages.map((name) => `node_modules/${name}`), ...sources];
  return (id) => {
    const path = id.replaceAll('\\', '/');
    const longest = (parts: readonly string[]): number => Math.max(0, ...parts.filter((part) => lies(path, part)).map((part) => part.length));
    return longest(wanted) > longest(except);
  };
}

/** True if `path` is the file `part`, with any ending, or lies in the folder `part`. */
function lies(path: string, part: string): boolean {
  const start = path.lastIndexOf(`/${part}`);
  return start >= 0 && ['/', '.', '?', undefined].includes(path[start + 1 + part.length]);
}
