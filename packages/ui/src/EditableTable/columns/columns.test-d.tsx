// Checked by the compiler: each line under a `@ts-expect-error` must not compile.
import {
  cascaderColumn,
  checkboxColumn,
  computedColumn,
  customColumn,
  dateColumn,
  departmentColumn,
  type EditableColumn,
  fileColumn,
  type FileRecord,
  hiddenColumn,
  imageColumn,
  linkedColumn,
  lookupColumn,
  type LookupSource,
  multiSelectColumn,
  numberColumn,
  popTextColumn,
  popupColumn,
  progressColumn,
  radioColumn,
  radioGroupColumn,
  selectColumn,
  tagsColumn,
  textAreaColumn,
  textColumn,
  timeColumn,
  type TreeOption,
  treeSelectColumn,
  uploadColumn,
  userColumn,
} from '../index.ts';

interface Line {
  id: string;
  hourCode: string;
  hours: number | null;
  rate?: number;
  causal: 'Y' | 'N';
  done: boolean;
  photos: string | null;
  papers: FileRecord[];
  status: 'draft' | 'open' | null;
  level?: 1 | 2;
}

declare const source: LookupSource;
const open = () => Promise.resolve([]);
const load = () => Promise.resolve([{ value: 1 as const, label: '1' }]);
declare const anyTree: readonly TreeOption[];

export const right: EditableColumn<Line>[] = [
  textColumn({ key: 'hourCode', title: '', unique: true, pattern: 'n6-16', readOnly: (row) => row.hours === 1 }),
  numberColumn({ key: 'hours', title: '', precision: 2, min: 0, max: 24, statistics: true }),
  numberColumn({ key: 'rate', title: '', format: (value, row) => `${value} / ${row.hours}` }),
  computedColumn({ key: 'anything', title: '', value: (row) => (row.hours ?? 0) * (row.rate ?? 0) }),
  radioColumn({ key: 'causal', title: '', customValue: ['Y', 'N'] }),
  checkboxColumn({ key: 'done', title: '' }),
  customColumn({
    key: 'hourCode',
    title: '',
    render: ({ value, row }) => value.toUpperCase() + row.hours,
    edit: ({ onPatch }) => <button onClick={() => onPatch({ rate: 1 })}>1</button>,
  }),
  textColumn({ key: 'hourCode', title: '', validateRules: [{ pattern: 'only' }, { handler: async ({ row }) => row.hours !== 0 }] }),
  numberColumn({ key: 'hours', title: '', isOrder: true, statistics: ['sum', 'average'] }),
  checkboxColumn({ key: 'causal', title: '', customValue: ['Y', 'N'], defaultChecked: true }),
  selectColumn({ key: 'hours', title: '', dictCode: 'unit', allowInput: true, allowSearch: true }),
  selectColumn({ key: 'done', title: '', options: [{ value: true, title: '1' }], dictCode: 'unit' }),
  selectColumn<Line>({ key: 'status', title: '', options: [{ value: 'draft', label: '1' }], defaultValue: 'open', format: (value) => value?.toUpperCase() }),
  selectColumn<Line>({ key: 'level', title: '', options: [{ value: 1, label: '1' }], dictCode: 'level' }),
  selectColumn<Line>({ key: 'hourCode', title: '', options: [{ value: 'any', label: '1' }] }),
  multiSelectColumn({ key: 'hourCode', title: '', options: [{ value: 'a', text: 'A' }], maxTagCount: 2 }),
  radioGroupColumn({ key: 'causal', title: '', options: [{ value: 'Y', label: '1', disabled: true }], allowClear: true }),
  linkedColumn({ key: 'hourCode', title: '', dependsOn: 'causal', load }),
  linkedColumn<Line>({ key: 'level', title: '', load, format: (value) => String(value === 2), defaultValue: 1 }),
  linkedColumn<Line>({
    key: 'status',
    title: '',
    load: async () => [
      { value: 'draft', label: '1' },
      { value: 'open', title: '2' },
    ],
  }),
  cascaderColumn({ key: 'hourCode', title: '', options: anyTree }),
  cascaderColumn<Line>({ key: 'status', title: '', options: [{ value: 'early', label: '1', children: [{ value: 'draft', label: '2' }] }] }),
  treeSelectColumn({ key: 'photos', title: '', options: anyTree, allowBranches: false }),
  treeSelectColumn<Line>({
    key: 'status',
    title: '',
    options: [{ value: 'open', label: '1', children: [{ value: 'draft', label: '2' }] }],
    defaultValue: 'open',
  }),
  lookupColumn({ key: 'hourCode', title: '', source, tipsContent: 'Type' }),
  userColumn({ key: 'photos', title: '', source, multiple: false }),
  departmentColumn({ key: 'photos', title: '', source }),
  dateColumn({ key: 'photos', title: '', showTime: true, min: '2026-01-01' }),
  timeColumn({ key: 'photos', title: '' }),
  textAreaColumn({ key: 'hourCode', title: '', maxLength: 10 }),
  popTextColumn({ key: 'hourCode', title: '', pattern: /^a/ }),
  uploadColumn({ key: 'photos', title: '', btnText: 'Add', allowDownload: false }),
  fileColumn({ key: 'papers', title: '', storeAs: 'records', number: 3 }),
  imageColumn({ key: 'photos', title: '', allowRemove: false }),
  popupColumn({ key: 'hourCode', title: '', source: { open }, fields: { hourCode: 'code', rate: 'price' }, multi: true }),
  tagsColumn({ key: 'photos', title: '', setTagColor: ({ tagValue, row }) => (row.done ? tagValue : undefined) }),
  progressColumn({ key: 'hours', title: '' }),
  hiddenColumn({ key: 'rate', defaultValue: 3 }),
];

/** Rows of a table whose columns come from a server. */
export const anyTreeField: EditableColumn<Record<string, unknown>>[] = [
  treeSelectColumn({ key: 'anything', title: '', options: anyTree }),
  linkedColumn({ key: 'anything', title: '', load }),
];
export const anyField: EditableColumn<Record<string, unknown>> = selectColumn({ key: 'anything', title: '', options: [{ value: 'any', label: '1' }] });

export const wrong: EditableColumn<Line>[] = [
  // @ts-expect-error a number is not a text
  textColumn({ key: 'hours', title: '' }),
  // @ts-expect-error a text is not a number
  numberColumn({ key: 'hourCode', title: '' }),
  // @ts-expect-error there is no such field
  dateColumn({ key: 'workDate', title: '' }),
  // @ts-expect-error there is no such option
  numberColumn({ key: 'hours', title: '', prcision: 2 }),
  // @ts-expect-error sums are for numbers
  textColumn({ key: 'hourCode', title: '', statistics: true }),
  // @ts-expect-error there is no such pattern
  textColumn({ key: 'hourCode', title: '', pattern: 'zz' }),
  // @ts-expect-error a select needs options
  selectColumn({ key: 'hourCode', title: '' }),
  // @ts-expect-error every column needs a title, its name for screen readers
  textColumn({ key: 'hourCode' }),
  // @ts-expect-error the row has no such field
  computedColumn({ key: 'cost', title: '', value: (row) => row.price }),
  // @ts-expect-error figures are sums and averages
  numberColumn({ key: 'hours', title: '', statistics: ['median'] }),
  // @ts-expect-error the field has no such value
  selectColumn<Line>({ key: 'status', title: '', options: [{ value: 'opne', label: '1' }] }),
  // @ts-expect-error the field has no such value
  selectColumn({ key: 'status', title: '', options: [{ value: 'opne', label: '1' }] }),
  // @ts-expect-error a new row cannot start with what the field has not
  selectColumn<Line>({ key: 'status', title: '', dictCode: 'status', defaultValue: 'opne' }),
  // @ts-expect-error the field has numbers
  selectColumn<Line>({ key: 'level', title: '', options: [{ value: '1', label: '1' }] }),
  // @ts-expect-error the field has no such value here, either
  radioGroupColumn<Line>({ key: 'causal', title: '', options: [{ value: 'X', label: '1' }] }),
  // @ts-expect-error an option has a value
  selectColumn({ key: 'hourCode', title: '', options: [{ label: 'A' }] }),
  // @ts-expect-error an option has a name
  selectColumn({ key: 'hourCode', title: '', options: [{ value: 'a' }] }),
  // @ts-expect-error several values are stored as text
  multiSelectColumn({ key: 'hours', title: '', options: [] }),
  // @ts-expect-error options are needed here, too
  radioGroupColumn({ key: 'causal', title: '' }),
  // @ts-expect-error the row has no such field to depend on
  linkedColumn({ key: 'hourCode', title: '', dependsOn: 'country', load }),
  // @ts-expect-error the field has no such value, also from a source
  linkedColumn<Line>({ key: 'status', title: '', load: async () => [{ value: 'opne', label: '1' }] }),
  // @ts-expect-error the field has numbers, of which this is none
  linkedColumn<Line>({ key: 'level', title: '', load, defaultValue: 3 }),
  // @ts-expect-error trees are of texts
  treeSelectColumn({ key: 'hours', title: '', options: [] }),
  // @ts-expect-error a leaf is stored, and the field has no such value
  cascaderColumn<Line>({ key: 'status', title: '', options: [{ value: 'early', label: '1', children: [{ value: 'opne', label: '2' }] }] }),
  // @ts-expect-error a branch can be chosen, and the field has no such value
  treeSelectColumn<Line>({ key: 'status', title: '', options: [{ value: 'early', label: '1', children: [{ value: 'draft', label: '2' }] }] }),
  // @ts-expect-error choices have to come from somewhere
  linkedColumn({ key: 'hourCode', title: '', dependsOn: 'causal' }),
  // @ts-expect-error a lookup needs a source
  lookupColumn({ key: 'hourCode', title: '' }),
  // @ts-expect-error users are not numbers
  userColumn({ key: 'hours', title: '', source }),
  // @ts-expect-error there is no such option
  timeColumn({ key: 'photos', title: '', showTime: true }),
  // @ts-expect-error files are texts or records
  fileColumn({ key: 'hours', title: '' }),
  // @ts-expect-error an upload holds one file
  uploadColumn({ key: 'photos', title: '', number: 2 }),
  // @ts-expect-error the row has no such field to fill
  popupColumn({ key: 'hourCode', title: '', source: { open }, fields: { price: 'price' } }),
  // @ts-expect-error a popup has to fill something
  popupColumn({ key: 'hourCode', title: '', source: { open } }),
  // @ts-expect-error progress is never edited, so it cannot be required
  progressColumn({ key: 'hours', title: '', required: true }),
  // @ts-expect-error the default is of the field's type
  hiddenColumn<Line, 'rate'>({ key: 'rate', defaultValue: 'three' }),
  // @ts-expect-error tags are texts
  tagsColumn({ key: 'done', title: '' }),
  // @ts-expect-error a pair of values, not three
  checkboxColumn({ key: 'causal', title: '', customValue: ['Y', 'N', 'X'] }),
];
