// A server's page has its sizes in sheets with the nonce: style attributes in HTML are refused by a strict content security policy.
import { createElement as h, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdvancedQuery } from '../AdvancedQuery/index.ts';
import { AppLayout } from '../AppLayout/index.ts';
import { AreaPicker } from '../AreaPicker/index.ts';
import { CodeEditor } from '../CodeEditor/index.ts';
import { CronInput } from '../CronEditor/index.ts';
import { DateInput, DateRangeInput, TimeInput } from '../DateInput/index.ts';
import { DictMultiSelect, DictSearchSelect, DictSelect } from '../DictSelect/index.ts';
import { DragSliderCheck } from '../DragSliderCheck/index.ts';
import {
  cascaderColumn,
  checkboxColumn,
  colorColumn,
  dateColumn,
  type EditableColumn,
  EditableTable,
  type EditableTableProps,
  multiSelectColumn,
  numberColumn,
  popTextColumn,
  progressColumn,
  radioGroupColumn,
  ratingColumn,
  selectColumn,
  tagsColumn,
  textAreaColumn,
  textColumn,
} from '../EditableTable/index.ts';
import { HarrowProvider } from '../HarrowProvider/index.ts';
import { ImageUpload } from '../ImageUpload/index.ts';
import { RatingInput, TagInput } from '../inputs/index.ts';
import { ListPage, type ListPageProps } from '../ListPage/index.ts';
import en from '../locales/en.ts';
import { MarkdownEditor } from '../MarkdownEditor/index.ts';
import { NumberInput } from '../NumberInput/index.ts';
import { Pager } from '../Pager/index.ts';
import { DepartmentPicker, SelectFromList, UserPicker } from '../pickers/index.ts';
import { Progress } from '../Progress/index.ts';
import { RichTextEditor } from '../RichTextEditor/index.ts';
import { EmptyState, ErrorState, ListSkeleton, PageSkeleton } from '../states/index.ts';
import { createTabs, TabbedLayout, visitTab } from '../TabbedLayout/index.ts';
import { CategorySelect, TreeTable } from '../trees/index.ts';
import { UploadField } from '../UploadField/index.ts';

const nothing = (): void => undefined;
const options = [{ value: 'a', label: 'A' }];

interface Line {
  id: string;
  [field: string]: unknown;
}

const everyKind: EditableColumn<Line>[] = [
  textColumn({ key: 'text', title: 'Text', group: 'Texts', frozen: 'left' }),
  textAreaColumn({ key: 'area', title: 'Area', group: 'Texts' }),
  popTextColumn({ key: 'pop', title: 'Pop' }),
  numberColumn({ key: 'number', title: 'Number', statistics: true }),
  selectColumn({ key: 'select', title: 'Select', options }),
  multiSelectColumn({ key: 'several', title: 'Several', options }),
  radioGroupColumn({ key: 'radio', title: 'Radio', options }),
  checkboxColumn({ key: 'check', title: 'Check' }),
  dateColumn({ key: 'date', title: 'Date' }),
  colorColumn({ key: 'color', title: 'Colour' }),
  ratingColumn({ key: 'rating', title: 'Rating' }),
  progressColumn({ key: 'progress', title: 'Progress' }),
  tagsColumn({ key: 'tags', title: 'Tags' }),
  cascaderColumn({ key: 'place', title: 'Place', options: [{ value: 'a', label: 'A' }] }),
];
const lines: Line[] = Array.from({ length: 3 }, (_, index) => ({
  id: `${index}`,
  text: 'Blade',
  number: 2,
  select: 'a',
  several: ['a'],
  radio: 'a',
  check: true,
  date: '2026-12-24',
  color: '#ff0000',
  rating: 3,
  progress: 40,
  tags: ['new'],
  place: ['a'],
  parent: index === 0 ? null : '0',
}));

const table = (props: Partial<EditableTableProps<Line>>): ReactNode =>
  h(EditableTable<Line>, { label: 'Lines', rows: lines, onRowsChange: nothing, columns: everyKind, rowNumber: true, rowSelection: 'checkbox', ...props });

const layout = {
  productName: 'Orders',
  homeHref: '/',
  menu: [{ key: '/orders', title: 'Orders' }],
  collapsed: false,
  onCollapsedChange: nothing,
  onOpen: nothing,
  children: 'Page',
};

const list: ListPageProps<Line> = {
  title: 'Orders',
  columns: [
    { key: 'text', title: 'Part', fixed: 'left', width: 120 },
    { key: 'number', title: 'Number' },
  ],
  data: { records: lines },
  paging: { total: 3, onChange: nothing },
  selection: { ids: [], onChange: nothing },
  rows: { actions: () => [{ key: 'edit', label: 'Edit', onClick: nothing }] },
};

test.each<[name: string, element: ReactNode]>([
  ['EditableTable', table({})],
  ['EditableTable that is read only', table({ readOnly: true, dragSort: true, maxHeight: 200 })],
  ['EditableTable that is loading', table({ rows: [], loading: true })],
  ['EditableTable with panels', table({ expand: { render: () => 'Panel', expandedRowIds: ['0'] } })],
  ['EditableTable with groups', table({ rowGroups: { by: ['text'] } })],
  ['EditableTable with a tree', table({ tree: { parentKey: 'parent' } })],
  ['ListSkeleton', h(ListSkeleton)],
  ['PageSkeleton', h(PageSkeleton)],
  ['Pager', h(Pager, { page: 1, pageSize: 10, total: 25, onChange: nothing })],
  ['DateInput', h(DateInput, { value: '2026-12-24' })],
  ['DateRangeInput', h(DateRangeInput, { value: ['2026-12-24', '2026-12-25'] })],
  ['TimeInput', h(TimeInput, { value: '10:00:00' })],
  ['DictSelect', h(DictSelect, { dict: 'status', value: '1' })],
  ['DictSelect of several', h(DictSelect, { dict: 'status', value: '1,2', mode: 'multiple' })],
  ['DictSearchSelect of several', h(DictSearchSelect, { dict: 'status', value: '1,2', mode: 'multiple' })],
  ['CategorySelect of several', h(CategorySelect, { pcode: 'A01', value: '1,2', multiple: true })],
  ['DictMultiSelect', h(DictMultiSelect, { dict: 'status', value: '1' })],
  ['DragSliderCheck', h(DragSliderCheck)],
  ['Progress', h(Progress, { value: 40 })],
  ['CodeEditor', h(CodeEditor, { value: 'select 1' })],
  ['MarkdownEditor', h(MarkdownEditor, { value: '# Pump' })],
  ['RichTextEditor', h(RichTextEditor, { value: '<p>Deep</p>' })],
  ['CronInput', h(CronInput, { value: '0 0 8 * * ?' })],
  ['AreaPicker', h(AreaPicker, { value: '330302' })],
  ['UserPicker', h(UserPicker, { value: 'u1' })],
  ['DepartmentPicker', h(DepartmentPicker, { value: 'd1' })],
  ['UploadField', h(UploadField)],
  ['TreeTable', h(TreeTable, { label: 'Kinds', columns: [{ key: 'name', title: 'Name' }], load: async () => [] })],
  ['AppLayout', h(AppLayout, layout)],
  ['AppLayout with a dark menu', h(AppLayout, { ...layout, menuTheme: 'dark' })],
  [
    'TabbedLayout',
    h(TabbedLayout, {
      tabs: visitTab(createTabs({ fullPath: '/a', title: 'A' } as never), { fullPath: '/b', title: 'B' } as never, 'open'),
      onTabsChange: nothing,
      renderPage: () => 'Page',
    } as never),
  ],
  ['AdvancedQuery', h(AdvancedQuery, { fields: [{ value: 'part', label: 'Part' }], value: undefined, onChange: nothing })],
  ['NumberInput', h(NumberInput, { value: '3' } as never)],
  ['ImageUpload', h(ImageUpload, {})],
  ['RatingInput', h(RatingInput, { value: 3 })],
  ['TagInput', h(TagInput, { value: ['new'] } as never)],
  [
    'SelectFromList',
    h(SelectFromList, {
      name: 'Customer',
      source: { list: async () => ({ records: [], total: 0 }), find: async () => [] },
      columns: [{ key: 'name', title: 'Name' }],
      labelKey: 'name',
    } as never),
  ],
  ['EmptyState', h(EmptyState, { title: 'Nothing' })],
  ['ErrorState', h(ErrorState, { reason: 'No' })],
  ['ListPage', h(ListPage<Line>, list)],
])('%s', async (_name, element) => {
  const errors: unknown[] = [];
  const source = new Proxy({}, { get: () => async () => [] });
  const page = h(
    HarrowProvider,
    {
      language: en,
      csp: { nonce: 'abc' },
      sources: {
        dictionary: { items: async () => [], texts: async (_code: string, values: readonly string[]) => [...values] },
        users: source,
        departments: source,
        uploads: source,
        categories: source,
      } as never,
    },
    element,
  );
  const stream = await renderToReadableStream(page, { onError: (error) => void errors.push(error) });
  const html = await new Response(stream).text();
  expect(errors).toEqual([]);
  expect(html.match(/<[a-z]+[^>]*\sstyle="[^"]*"/g) ?? []).toEqual([]);
  for (const [, text] of html.matchAll(/data-server-style="([^"]*)"/g)) expect(html).toContain(`[data-server-style="${text}"]`);
  expect(html.match(/<style(?![^>]* nonce="abc")[^>]*>/g) ?? []).toEqual([]);
});
