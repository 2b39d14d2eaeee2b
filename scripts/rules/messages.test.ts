import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findMessageProblems } from './messages.ts';
import { languages } from './messages/bundles.ts';
import { createTree, type Tree } from './tree.fixture.ts';

const feature = 'apps/portal/src/features/warranty-claim';
let tree: Tree;
beforeEach(() => {
  tree = createTree();
});
afterEach(() => tree.remove());

/** The six files of a folder with the same texts, but for one language. */
function messages(folder: string, texts: object, different: Readonly<Record<string, object>> = {}): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [`${folder}/messages/${language}.json`, JSON.stringify(different[language] ?? texts)]));
}

/** Problems of a tree, as `file: text`. */
function problems(contents: Readonly<Record<string, string>>): string[] {
  tree.write(contents);
  return findMessageProblems(tree.folder).map(({ file, line, text }) => `${file}:${line}: ${text}`);
}

/** A component of the feature that says `code`. */
function page(code: string): Record<string, string> {
  return { [`${feature}/Page.tsx`]: `export function Page() {\n  const { t } = useTranslation('warrantyClaim');\n  ${code}\n}\n` };
}

describe('message files', () => {
  const use = page(`return t('a.b', { n: 1 });`);

  test('six files with the same keys and placeholders are fine', () => {
    expect(problems({ ...messages(feature, { a: { b: 'x {{n}} <1>y</1>' } }, { fr: { a: { b: '<1>{{ n }}</1> z' } } }), ...use })).toEqual([]);
  });

  test('a missing file is found', () => {
    const five = messages(feature, { a: { b: 'x' } });
    delete five[`${feature}/messages/ru.json`];
    expect(problems({ ...five, ...use })).toEqual([`${feature}/messages/ru.json:0: is missing`]);
  });

  test('a key that one language lacks is found, also where only one has it', () => {
    expect(problems({ ...messages(feature, { a: { b: 'x' } }, { es: {} }), ...use })).toEqual([`${feature}/messages/es.json:0: a.b: is missing`]);
    const extra = problems({ ...messages(feature, { a: { b: 'x' } }, { pt: { a: { b: 'x' }, c: 'y' } }), ...use });
    expect(extra).toHaveLength(5);
    expect(extra).toContain(`${feature}/messages/zh-cn.json:0: c: is missing`);
  });

  test('other placeholders than in Chinese are found', () => {
    expect(problems({ ...messages(feature, { a: { b: '{{n}} x' } }, { en: { a: { b: '{{m}} x' } } }), ...use })).toEqual([
      `${feature}/messages/en.json:0: a.b: placeholders of a.b are [m], in zh-cn [n]`,
    ]);
  });

  test('two folders of the portal with one namespace are found', () => {
    const other = 'apps/portal/src/platform/warranty-claim';
    expect(problems({ ...messages(feature, { a: { b: 'x' } }), ...messages(other, { a: { b: 'x' } }), ...page(`return t('a.b');`) })).toEqual([
      `${feature}/messages/zh-cn.json:0: namespace warrantyClaim: is also that of ${other}/messages`,
    ]);
  });

  test('an empty text and one left in Chinese are found', () => {
    expect(problems({ ...messages(feature, { a: { b: 'x' } }, { fr: { a: { b: ' ' } }, ru: { a: { b: '保修' } } }), ...use })).toEqual([
      `${feature}/messages/ru.json:0: a.b: a.b holds Chinese`,
      `${feature}/messages/fr.json:0: a.b: a.b is empty`,
    ]);
  });

  test('plural forms differ by language and all of them are asked for', () => {
    const forms = (...categories: string[]): object => Object.fromEntries(categories.map((category) => [`n_${category}`, '{{count}}']));
    const romance = forms('one', 'many', 'other');
    const all = {
      'zh-cn': forms('other'),
      en: forms('one', 'other'),
      es: romance,
      ru: forms('one', 'few', 'many', 'other'),
      fr: romance,
      pt: romance,
    };
    const asked = page(`return t('n', { count: 2 });`);
    expect(problems({ ...messages(feature, {}, all), ...asked })).toEqual([]);
    expect(problems({ ...messages(feature, {}, { ...all, ru: forms('one', 'other') }), ...asked })).toEqual([
      `${feature}/messages/ru.json:0: n: plural form n_few is missing`,
      `${feature}/messages/ru.json:0: n: plural form n_many is missing`,
    ]);
  });
});

describe('keys that the code asks for', () => {
  const some = { ...messages(feature, { title: 'x', 'status.a': 'x', 'status.b': 'x' }), ...messages('packages/ui/src', { retry: 'x' }) };
  const useAll = { ...page('return [t(`status.${a}`), t("title"), t("ui:retry")];') };
  const only = (code: string): string[] =>
    problems({ ...some, ...useAll, [`${feature}/Other.tsx`]: `const { t } = useTranslation('warrantyClaim');\n${code}` });

  test.each([
    ['a literal', `t('titel')`, 'titel'],
    ['a choice', `t(a ? 'title' : 'titel')`, 'titel'],
    ['a template', 't(`state.${a}`)', 'state.*'],
    ['a sum', `t('state.' + a)`, 'state.*'],
    ['the i18n instance', `i18n.t('titel')`, 'titel'],
  ])('an unknown key is found in %s', (_what, code, pattern) => {
    expect(only(code)).toEqual([expect.stringContaining(`${feature}/Other.tsx:2: no message "${pattern}"`)]);
  });

  test.each([
    [`<Trans i18nKey="titel" />`, 'titel'],
    [`t('ui:retyr')`, 'ui:retyr'],
    [`t('retry')`, 'retry'],
    [`t('title', { ns: 'ui' })`, 'title'],
    [`const label = useTwoLanguages('warrantyClaim'); label('titel')`, 'titel'],
  ])('and in %s', (code, pattern) => {
    expect(only(code)).toEqual([expect.stringContaining(`no message "${pattern}"`)]);
  });

  test('known keys, other namespaces and keys known only at run time are fine', () => {
    expect(only(`t(key); t('ui:retry'); const { t: tUi } = useTranslation('ui'); tUi('retry'); <Trans i18nKey="title" />;`)).toEqual([]);
  });

  test('a namespace that the code registers itself is followed, also through a constant', () => {
    const layout = 'packages/ui/src/AppLayout';
    const code = `const space = 'layout';\nregisterMessages(space, { en: () => import('./messages/en.json') });\nconst { t } = useTranslation(space);\nt('skip'); t('skpi');`;
    expect(problems({ ...messages(layout, { skip: 'x' }), [`${layout}/a.ts`]: code })).toEqual([`${layout}/a.ts:4: no message "skpi" in layout`]);
  });

  test('a key that nothing asks for is found', () => {
    expect(problems({ ...messages(feature, { title: 'x', old: { text: 'y' } }), ...page(`return t('title');`) })).toEqual([
      `${feature}/messages/zh-cn.json:0: old.text: is not used`,
    ]);
  });

  test('use in a test is no use', () => {
    const code = `const { t } = useTranslation('warrantyClaim');\nt('title');`;
    expect(problems({ ...messages(feature, { title: 'x' }), [`${feature}/Page.test.tsx`]: code })).toEqual([
      `${feature}/messages/zh-cn.json:0: title: is not used`,
    ]);
  });

  test('a key that a table of the feature names counts as used', () => {
    expect(
      problems({
        ...messages(feature, { 'tab.log': 'x' }),
        ...page(`return tabs.map((tab) => t(tab.titleKey)); const tabs = [{ titleKey: 'tab.log' }];`),
      }),
    ).toEqual([]);
  });

  test('modules of the server keep texts beside them, each key once', () => {
    const server = 'apps/server/src';
    const module = `${server}/modules/vehicle`;
    expect(
      problems({
        ...messages(server, { hello: 'x', 'menu.home': 'x' }),
        ...messages(module, { hello: 'y', 'menu.list': 'y', 'E-102': 'y', idle: 'y' }),
        [`${server}/a.ts`]: `refuse('E-102');\nmessage(language, 'hello');\nmessage(language, \`menu.\${name}\`);`,
      }),
    ).toEqual([`${server}/messages/zh-cn.json:0: hello: is also in ${module}/messages`, `${module}/messages/zh-cn.json:0: idle: is not used`]);
  });

  test('every code of the server has its text', () => {
    const server = 'apps/server/src';
    expect(
      problems({
        ...messages(server, { 'E-001': 'x' }),
        [`${server}/a.ts`]: `refuse('E-001');\nrefuse('E-002');\nmessage(language, 'hello');`,
      }),
    ).toEqual([`${server}/a.ts:3: no message "hello" in server`, `${server}/a.ts:2: no message for the code E-002`]);
  });
});

describe('text in code', () => {
  const shown = (code: string): string[] =>
    problems({ 'packages/ui/src/A.tsx': `export const A = () => ${code};` }).map((line) => line.replace(/^[^:]*:\d+: /, ''));

  test.each([
    [`<p>Save now</p>`, 'Save now'],
    [`<p>{busy ? 'Saving' : null}</p>`, 'Saving'],
    [`<p>{count > 0 && 'left'}</p>`, 'left'],
    ['<p>{`Row ${n}`}</p>', 'Row'],
    [`<Input placeholder="Search" />`, 'Search'],
    [`<Input aria-label={open ? 'Close' : undefined} />`, 'Close'],
    [`<img alt="Number plate" />`, 'Number plate'],
    [`modal.confirm({ title: 'Remove row?' })`, 'Remove row?'],
    [`({ label: 'Claim' })`, 'Claim'],
    [`({ label: 'сохранить' })`, 'сохранить'],
  ])('is found in %s', (code, text) => {
    expect(shown(code)).toEqual([`text in code: "${text}"`]);
  });

  test.each([
    `<p>{t}</p>`,
    `<p>{n} km / {m} h</p>`,
    `<p>– · %</p>`,
    `<img alt="" />`,
    `<p className="title">{<b />}</p>`,
    `({ label: 'claimNo', title: 'list.title' })`,
    `<Input type="text" name="vin" />`,
  ])('%s holds none', (code) => {
    expect(shown(code)).toEqual([]);
  });

  test('Chinese is found everywhere but in data, stories and tests', () => {
    const code = `export const a = '保存';\n// 注释\nexport const b = \`\${x} 个\`;`;
    const places = [
      'apps/server/src/a.ts',
      'apps/server/src/modules/x/data/a.ts',
      'apps/server/seed/a.ts',
      'packages/ui/src/A.stories.tsx',
      'packages/ui/src/a.test.ts',
    ];
    expect(problems(Object.fromEntries(places.map((place) => [place, code])))).toEqual([
      `apps/server/src/a.ts:1: Chinese in code: "保存"`,
      `apps/server/src/a.ts:3: Chinese in code: "个"`,
    ]);
  });

  test('stories and tests may hold text', () => {
    expect(problems({ 'packages/ui/src/A.stories.tsx': `<p>Save now</p>`, 'packages/ui/src/A.test.tsx': `<p>Save now</p>` })).toEqual([]);
  });
});

describe('names of fields', () => {
  const fields = 'packages/contract/fields';
  const names = (noun: string, texts: object, different: Readonly<Record<string, object>> = {}): Record<string, string> =>
    Object.fromEntries(languages.map((language) => [`${fields}/${noun}/${language}.json`, JSON.stringify(different[language] ?? texts)]));
  const module = 'apps/server/src/modules/warranty-claim';
  const importing = `import { exportedFields, money, text as textCell } from '../../shared/export/exportedList.ts';`;
  const workbook = (code: string): Record<string, string> => ({
    [`${module}/claimExport.ts`]: `${importing} export const list = { noun: 'warranty-claim', ${code} };\n`,
  });
  const exported = (...listed: string[]): Record<string, string> => workbook(`columns: exportedFields('claims', ${JSON.stringify(listed)})`);

  test('a page and an export of the noun have its names and the common ones', () => {
    const files = { ...names('warranty-claim', { claimNo: 'No.' }), ...names('common', { vin: 'VIN' }) };
    expect(problems({ ...files, ...page(`return t('field.claimNo');`), ...exported('vin') })).toEqual([]);
  });

  test('a listed field without a name is found', () => {
    expect(problems({ ...names('warranty-claim', { claimNo: 'No.' }), ...names('vehicle', {}), ...exported('claimNo', 'vin') })).toEqual([
      'apps/server/src/modules/warranty-claim/claimExport.ts:1: no message "field.vin" in warrantyClaim',
    ]);
  });

  test('a name that nobody asks for, one that a language lacks, and a common one said again are found', () => {
    const files = { ...names('warranty-claim', { claimNo: 'No.', vin: 'VIN' }, { fr: { vin: 'VIN' } }), ...names('common', { vin: 'VIN' }) };
    expect(problems({ ...files, ...exported('vin') })).toEqual([
      `${fields}/warranty-claim/fr.json:0: field.claimNo: is missing`,
      `${fields}/warranty-claim/zh-cn.json:0: field.vin: is the same in ${fields}/common`,
      `${fields}/warranty-claim/zh-cn.json:0: field.claimNo: is not used`,
    ]);
  });

  test.each([
    [`columns: [textCell('vin'), textCell('id', { header: 'claimNo' })]`, []],
    [`columns: [textCell('id', { width: 8 })]`, ['id']],
    [`columns: [money('claims', 'total')]`, ['total']],
    [`fields: [{ name: 'vin', kind: 'text' }, { name: 'id', kind: 'text', header: 'claimNo' }]`, []],
    [`fields: [{ name: 'id', kind: 'text' }]`, ['id']],
  ])('a column of a workbook has a name: %s', (code, missing) => {
    const files = { ...names('warranty-claim', { vin: 'VIN', claimNo: 'No.' }), ...page(`return [t('field.vin'), t('field.claimNo')];`) };
    expect(problems({ ...files, ...workbook(code) })).toEqual(missing.map((name) => `${module}/claimExport.ts:1: no message "field.${name}" in warrantyClaim`));
  });

  test('what all pages share asks for the common names', () => {
    const files = { ...names('warranty-claim', {}), ...names('common', { vin: 'VIN' }) };
    const shared = { 'apps/portal/src/shared/Vin.tsx': `const { t } = useTranslation('shared');\nt('field.vin');\nt('field.no');\n` };
    expect(problems({ ...files, ...shared })).toEqual(['apps/portal/src/shared/Vin.tsx:3: no message "field.no" in shared']);
  });

  test('a feature shows the names of its noun, whatever its folder is called', () => {
    const home = 'apps/portal/src/features/isystem-depart';
    const code = `const { t } = useTranslation('isystemDepart');\nt('field.departName');\nt('field.vin');\nt('field.phone');\n`;
    const files = { ...names('department', { departName: 'Department' }), ...names('common', { vin: 'VIN' }), [`${home}/Page.tsx`]: code };
    expect(problems(files)).toEqual([`${home}/Page.tsx:4: no message "field.phone" in isystemDepart`]);
  });

  test.each([
    ['apps/server/src', 'column.vin'],
    [feature, 'field.vin'],
    [feature, 'column.vin'],
  ])('a name among the texts of %s is found: %s', (folder, key) => {
    expect(problems({ ...messages(folder, { [key]: 'VIN' }), [`${folder}/A.ts`]: `export const key = '${key}';` })).toEqual([
      `${folder}/messages/zh-cn.json:0: ${key}: names of fields stand in packages/contract/fields`,
    ]);
  });

  describe('of what may be typed', () => {
    const contract = {
      'packages/contract/openapi.yaml': JSON.stringify({
        paths: {
          '/add': { post: { operationId: 'Claims_add', requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Code' } } } } } },
        },
        components: {
          schemas: {
            Code: { properties: { version: {}, code: {}, nameZh: {} } },
            Line: { properties: { id: {}, hourCode: {} } },
            WarrantyClaimInput: {
              allOf: [{ properties: { version: {}, vin: {} } }],
              properties: { detailList: { anyOf: [{ items: { $ref: '#/components/schemas/Line' } }] }, slots: { items: { type: 'string' } }, orderId: {} },
            },
          },
        },
      }),
    };
    const typed = { vin: 'VIN', slots: 'Slots', detailList: { hourCode: 'Code' } };

    test('header and lines have names', () => {
      expect(problems({ ...contract, ...names('warranty-claim', typed) })).toEqual([]);
      expect(problems({ ...contract, ...names('warranty-claim', { detailList: {} }) })).toEqual(
        ['vin', 'detailList.hourCode', 'slots'].map((name) => `packages/contract/openapi.yaml:0: no message "field.${name}" in warrantyClaim`),
      );
    });

    test('and what the form of an import sends', () => {
      const definition = workbook(`form: 'claimsAdd', fields: []`);
      expect(problems({ ...contract, ...names('warranty-claim', { ...typed, code: 'Code' }), ...definition })).toEqual([
        `${module}/claimExport.ts:1: no message "field.nameZh" in warrantyClaim`,
      ]);
    });
  });

  test.each([
    [`const list: SheetList<Machine, S> = { columns: { vin: 200, id: { width: 100 } } };`, ['id']],
    [`const list: SheetList<Machine, S> = { columns: { vin: 200, id: { named: 'vin' }, no: 90 }, filters: [] };`, ['no']],
    [`const list: SheetList<Machine, S> = { query: ['vin', { value: 'id', named: 'vin' }, 'no'], exported: ['id'] };`, ['id', 'no']],
    [`const list: SheetList<Machine, S> = { filters: ['vin', { name: 'id', for: 'maker' }, { name: 'keyword', label: 'field.vin' }] };`, ['id']],
    [`<SheetField name="id" />`, ['id']],
    [`<SheetField name="id" label={t('field.vin')} />`, []],
  ])('a field that a page shows by its sheet has a name: %s', (code, missing) => {
    const shown = { 'apps/portal/src/features/vehicle/columns.tsx': `const { t } = useTranslation('vehicle');\n${code};\n` };
    expect(problems({ ...names('vehicle', {}), ...names('common', { vin: 'VIN' }), ...shown })).toEqual([
      ...missing.map((name) => `apps/portal/src/features/vehicle/columns.tsx:2: no message "field.${name}" in vehicle`),
      ...(/\bvin\b/.test(code) ? [] : [`${fields}/common/zh-cn.json:0: field.vin: is not used`]),
    ]);
  });

  test.each([
    [`<Section name="machine"><Field name="vin" /></Section>`, ['section.machine', 'field.vin']],
    [`<Slots slots={slots} />`, ['section.files']],
    [`const columns = lineColumns('lines', { qty: {}, partsCode: { width: 200 } })`, ['field.lines.qty', 'field.lines.partsCode']],
  ])('what a form names by its parts exists: %s', (code, missing) => {
    const file = 'apps/portal/src/features/vehicle/VehiclePage.tsx';
    const shown = { [file]: `import { Field } from './vehicleKind.ts';\nconst { t } = useTranslation('vehicle');\n${code};\n` };
    expect(problems({ ...names('vehicle', {}), ...shown })).toEqual(missing.map((key) => `${file}:3: no message "${key}" in vehicle`));
  });

  test.each([
    [`const list: SheetList<Machine, S> = { filters: [{ name: 'vin', label: 'words', placeholder: 'hint' }] };`, ['words', 'hint']],
    [`const mine: ListFilter = { name: 'mine', own: <Mine />, shown: { mine: { label: 'mine' } } };`, ['mine']],
    [
      `const list: SheetList<M, S> = { noun: 'vehicle', texts: 'owners' }; <MasterListPage list={list} />`,
      ['owners.title', 'owners.empty', 'owners.import', 'owners.add', 'owners.edit'],
    ],
    [`const list: SheetList<M, S> = { noun: 'vehicle' }; <AdministrationListPage list={list} />`, ['title', 'empty']],
  ])('texts that a list names as data exist: %s', (code, missing) => {
    const shown = { 'apps/portal/src/features/vehicle/columns.tsx': `const { t } = useTranslation('vehicle');\n${code};\n` };
    const found = problems({ ...names('vehicle', { vin: 'VIN' }), ...shown }).filter((problem) => problem.includes('no message'));
    expect(found).toEqual(missing.map((key) => `apps/portal/src/features/vehicle/columns.tsx:2: no message "${key}" in vehicle`));
  });
});
