// @vitest-environment node
import { DateInput, DictSearchSelect, DictSelect, HarrowProvider, loadLanguage, Pager } from '@harrow/ui';
import { AreaPicker } from '@harrow/ui/area-picker';
import { AdvancedQuery, QueryBar, QueryChips } from '@harrow/ui/advanced-query';
import { CronInput } from '@harrow/ui/cron-editor';
import { EditableTable, lookupColumn, textColumn } from '@harrow/ui/editable-table';
import { DepartmentPicker, PositionPicker, ReportPopup, RolePicker, UserPicker } from '@harrow/ui/pickers';
import ru from '@harrow/ui/locales/ru';
import { CategorySelect, DictTreeSelect } from '@harrow/ui/trees';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const page = (language) => (
  <HarrowProvider language={language}>
    <Pager page={1} pageSize={10} total={25} onChange={() => undefined} />
  </HarrowProvider>
);

test('a server renders a language that was handed in at once', () => {
  expect(renderToString(page(ru))).toContain('из 25');
});

test('a server that streams waits for a language that is fetched', async () => {
  const html = await new Response(await renderToReadableStream(page('fr'))).text();
  expect(html).toContain('sur 25');
});

test('two languages are rendered side by side', async () => {
  await Promise.all([loadLanguage('es'), loadLanguage('pt')]);
  const [spanish, portuguese] = [renderToString(page('es')), renderToString(page('pt'))];
  expect(spanish).toContain('de 25');
  expect(portuguese).toContain('de 25');
  expect(spanish).not.toBe(portuguese);
});

const query = {
  match: 'and',
  items: [
    { field: 'part', rule: 'eq', val: 'Blade' },
    { field: 'clerk', rule: 'eq', val: 'u1', type: 'sel_user' },
  ],
};
const fields = [
  { value: 'part', label: 'Part' },
  { value: 'clerk', label: 'Clerk', type: 'sel_user' },
];
const lines = [{ id: '1', part: 'Blade', clerk: 'u1' }];
const columns = [
  textColumn({ key: 'part', title: 'Part' }),
  lookupColumn({ key: 'clerk', title: 'Clerk', source: { search: async () => [], load: async () => [] } }),
];
/** A server asks nothing while it renders. */
const source = new Proxy({}, { get: () => async () => [] });
const others = Object.fromEntries(['users', 'departments', 'roles', 'positions', 'reports', 'areas', 'categories', 'trees'].map((name) => [name, source]));
const sources = { ...others, dictionary: { items: async () => [], texts: async (_code, values) => [...values] } };
const nothing = () => undefined;

test.each([
  ['EditableTable', <EditableTable label="Lines" rows={lines} onRowsChange={nothing} columns={columns} />],
  ['AdvancedQuery', <AdvancedQuery fields={fields} value={query} onChange={nothing} />],
  ['QueryBar', <QueryBar fields={fields} value={query} onChange={nothing} />],
  ['QueryChips', <QueryChips fields={fields} value={query} onChange={nothing} />],
  ['CronInput', <CronInput value="0 0 7 ? * MON-FRI" onChange={nothing} />],
  ['UserPicker', <UserPicker value="u1" onChange={nothing} />],
  ['DepartmentPicker', <DepartmentPicker value="d1" onChange={nothing} />],
  ['RolePicker', <RolePicker value="r1" onChange={nothing} />],
  ['PositionPicker', <PositionPicker value="p1" onChange={nothing} />],
  ['ReportPopup', <ReportPopup code="parts" orgFields="code" destFields="code" value="1" onChange={nothing} />],
  ['AreaPicker', <AreaPicker value="130100" onChange={nothing} />],
  ['CategorySelect', <CategorySelect pcode="A01" value="1" onChange={nothing} />],
  ['DictTreeSelect', <DictTreeSelect dict="node,name,id" value="1" onChange={nothing} />],
  ['DictSelect', <DictSelect dict="status" value="1" onChange={nothing} />],
  ['DictSearchSelect', <DictSearchSelect dict="machine" value="1" onChange={nothing} />],
  ['DateInput', <DateInput value="2026-12-24" onChange={nothing} />],
])('a server renders %s', async (_name, component) => {
  const errors = [];
  const page = (
    <HarrowProvider language={ru} sources={sources}>
      <main>{component}</main>
    </HarrowProvider>
  );
  const html = await new Response(await renderToReadableStream(page, { onError: (error) => void errors.push(String(error)) })).text();
  expect(errors).toEqual([]);
  expect(html).toMatch(/<main>.+<\/main>/s);
});
