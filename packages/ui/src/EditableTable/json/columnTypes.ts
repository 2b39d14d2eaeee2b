import { checkboxColumn } from '../columns/checkbox/checkboxColumn.tsx';
import type { ColumnOptions } from '../columns/columnOptions.ts';
import { readOnlyColumn } from '../columns/computed/computedColumn.tsx';
import { customColumn } from '../columns/custom/customColumn.tsx';
import { dateColumn, timeColumn } from '../columns/date/dateColumn.tsx';
import { fileColumn, imageColumn, uploadColumn } from '../columns/file/fileColumn.tsx';
import { hiddenColumn } from '../columns/hidden/hiddenColumn.ts';
import { departmentColumn, lookupColumn, type LookupSource, userColumn } from '../columns/lookup/lookupColumn.tsx';
import { linkedColumn } from '../columns/linked/linkedColumn.tsx';
import { numberColumn } from '../columns/number/numberColumn.tsx';
import { createPathStore } from '../../attachments/index.ts';
import { popupColumn } from '../columns/popup/popupColumn.tsx';
import { progressColumn } from '../columns/progress/progressColumn.tsx';
import { radioGroupColumn } from '../columns/radioGroup/radioGroupColumn.tsx';
import { multiSelectColumn, selectColumn } from '../columns/select/selectColumn.tsx';
import { tagsColumn } from '../columns/tags/tagsColumn.tsx';
import { popTextColumn, textAreaColumn, textColumn } from '../columns/text/textColumn.tsx';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { Statistic } from '../columnModel/column.ts';
import type { OptionInput } from '../columns/select/options.ts';
import type { ColumnProblemCode, JsonRow } from './ColumnJson.ts';
import type { JsonSources } from './JsonSources.ts';
import { optionsFromJson } from './optionsFromJson.ts';
import { isFieldName, type JsonReader } from './readJson.ts';

/** One column while it is being built. */
export interface ColumnDraft {
  /** Options that every kind of column takes. */
  common: Omit<ColumnOptions<JsonRow, string, never>, 'defaultValue' | 'format' | 'className'> & { defaultValue?: never };
  placeholder?: string;
  json: JsonReader;
  props: JsonReader;
  /** `fieldExtendJson`. */
  extend: JsonReader;
  sources: JsonSources;
  /** The column that this one depends on, and the first of the chain. */
  linkage?: { parent: string | undefined; first: string } | undefined;
  report: (code: ColumnProblemCode, value: unknown) => undefined;
}

type Build = (draft: ColumnDraft) => EditableColumn<JsonRow> | undefined;

const limits = ({ props }: ColumnDraft) => {
  const maxLength = props.number('maxLength');
  return maxLength !== undefined && maxLength > 0 ? { maxLength } : {};
};
const hint = ({ placeholder }: ColumnDraft) => (placeholder === undefined ? {} : { placeholder });
const clearing = ({ json, common }: ColumnDraft) => ({ allowClear: json.flag('allowClear') ?? !common.required });

function number(draft: ColumnDraft) {
  const { common, props, json } = draft;
  const [min, max, precision] = [props.number('min'), props.number('max'), props.number('precision')];
  return numberColumn<JsonRow>({
    ...common,
    ...hint(draft),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(precision !== undefined && precision >= 0 && precision <= 20 && { precision: Math.floor(precision) }),
    isOrder: json.flag('isOrder') ?? false,
    statistics: statisticsOf(json),
  });
}

function statisticsOf(json: JsonReader): boolean | Statistic[] {
  const known: readonly unknown[] = ['sum', 'average'];
  return json.list('statistics')?.filter((figure): figure is Statistic => known.includes(figure)) ?? json.flag('statistics') ?? false;
}

function checkbox({ common, json, report }: ColumnDraft) {
  const pair = json.list('customValue');
  const isValue = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  if (json.has('customValue') && (pair?.length !== 2 || !pair.every(isValue))) return report('customValue', json.value('customValue'));
  const checked = json.flag('defaultChecked');
  return checkboxColumn<JsonRow>({
    ...common,
    ...(pair && { customValue: pair as unknown as [string, string] }),
    ...(checked === undefined ? {} : { defaultChecked: checked }),
  });
}

function choices(draft: ColumnDraft): { options: readonly OptionInput[]; dictCode?: string } {
  const { json, report } = draft;
  const dictCode = json.text('dictCode');
  if (json.has('options') && !json.list('options')) report('options', json.value('options'));
  const options = optionsFromJson(json.list('options') ?? []);
  return dictCode === undefined ? { options } : { options, dictCode };
}

const select =
  ({ search, multiple }: { search?: boolean; multiple?: boolean } = {}): Build =>
  (draft) => {
    const { common, json, props } = draft;
    const settings = {
      ...common,
      ...hint(draft),
      ...clearing(draft),
      ...choices(draft),
      allowSearch: search ?? json.flag('allowSearch') ?? false,
      allowInput: json.flag('allowInput') ?? false,
    };
    const several = multiple ?? ['multiple', 'tags'].includes(props.text('mode') ?? '');
    if (draft.linkage) return linked(draft);
    return several ? multiSelectColumn<JsonRow>({ ...settings, maxTagCount: props.number('maxTagCount') ?? 1 }) : selectColumn<JsonRow>(settings);
  };

function linked(draft: ColumnDraft) {
  const { common, linkage, sources, report } = draft;
  const { first, parent } = linkage!;
  const load = sources.linkage && Object.hasOwn(sources.linkage, first) ? sources.linkage[first] : undefined;
  if (!load) return report('source', `linkage.${first}`);
  return linkedColumn<JsonRow>({ ...common, ...hint(draft), ...clearing(draft), load, ...(parent !== undefined && { dependsOn: parent }) });
}

const date =
  (showTime: boolean): Build =>
  (draft) =>
    dateColumn<JsonRow>({ ...draft.common, ...hint(draft), showTime });

function radio(draft: ColumnDraft) {
  return radioGroupColumn<JsonRow>({ ...draft.common, ...choices(draft), allowClear: draft.json.flag('allowClear') ?? false });
}

function lookup(draft: ColumnDraft) {
  const { common, json, sources, report, props } = draft;
  const dict = json.text('dict') ?? json.text('dictCode');
  if (!sources.lookup || dict === undefined) return report('source', 'lookup');
  const tipsContent = json.text('tipsContent');
  return lookupColumn<JsonRow>({
    ...common,
    ...hint(draft),
    ...clearing(draft),
    ...(tipsContent !== undefined && { tipsContent }),
    source: sources.lookup(dict),
    multiple: props.text('mode') === 'multiple',
  });
}

const people =
  (kind: 'users' | 'departments'): Build =>
  (draft) => {
    const { common, json, extend, sources, report } = draft;
    const make: ((settings: { store?: string | undefined; text?: string | undefined }) => LookupSource) | undefined = sources[kind];
    if (!make) return report('source', kind);
    const settings = { store: extend.text('store') ?? json.text('store'), text: extend.text('text') ?? json.text('text') };
    const options = { ...common, ...hint(draft), ...clearing(draft), source: make(settings), multiple: extend.flag('multiSelect') ?? true };
    return kind === 'users' ? userColumn<JsonRow>(options) : departmentColumn<JsonRow>(options);
  };

const files =
  (kind: 'upload' | 'file' | 'image'): Build =>
  (draft) => {
    const { common, json, extend, sources, report } = draft;
    // An upload column says where to; files and pictures have a default.
    if (kind === 'upload' && !(json.text('action') && json.text('responseName'))) return report('upload', '');
    const action = json.text('action') ?? '/sys/common/upload';
    if (!/^(?:https?:\/\/[^\s]+|\/(?!\/)[^\s]*)$/i.test(action)) return report('action', action);
    const token = json.flag('token') ?? false;
    const responseName = json.text('responseName') ?? 'message';
    const { sendFile, staticDomain } = sources;
    const store =
      sources.files?.({ action, token, responseName }) ?? (sendFile && createPathStore({ send: sendFile, action, responseName, token, staticDomain }));
    if (kind === 'upload' && !store) return report('source', 'sendFile');
    const btnText = json.text('btnText');
    const options = {
      ...common,
      ...(store && { store }),
      allowDownload: json.flag('allowDownload') ?? true,
      allowRemove: json.flag('allowRemove') ?? true,
      number: Math.max(0, Math.floor(extend.number('uploadnum') ?? json.number('number') ?? 0)),
      ...(btnText !== undefined && { btnText }),
    };
    return { upload: uploadColumn<JsonRow>, file: fileColumn<JsonRow>, image: imageColumn<JsonRow> }[kind](options);
  };

function popup(draft: ColumnDraft) {
  const { common, json, props, sources, report } = draft;
  const code = json.text('popupCode');
  const names = (name: string) => (json.text(name) ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
  const [from, to] = [names('orgFields'), names('destFields')];
  if (code === undefined || from.length === 0 || to.length === 0 || ![...from, ...to].every(isFieldName)) return report('popup', '');
  if (from.length !== to.length) return report('popupCount', `${from.length} / ${to.length}`);
  if (!sources.popup) return report('source', 'popup');
  return popupColumn<JsonRow>({
    ...common,
    ...hint(draft),
    source: sources.popup({ code, field: json.text('field'), param: json.value('param'), sorter: json.text('sorter') }),
    fields: Object.fromEntries(to.map((field, index) => [field, from[index]!])),
    multi: props.flag('multi') ?? false,
  });
}

function slot({ common, json, sources, report }: ColumnDraft) {
  const name = json.text('slotName') ?? json.text('slot') ?? common.key;
  const found = sources.slots && Object.hasOwn(sources.slots, name) ? sources.slots[name] : undefined;
  return found ? customColumn<JsonRow, string>({ ...common, ...found }) : report('source', `slots.${name}`);
}

/** Spellings of both vocabularies, in lower case and with `_`, by what they build. */
export const columnTypes: Readonly<Record<string, Build>> = {
  input: (draft) => textColumn<JsonRow>({ ...draft.common, ...hint(draft), ...limits(draft) }),
  inputnumber: number,
  input_number: number,
  checkbox,
  checkbox_meta: checkbox,
  select: select(),
  list_multi: select({ multiple: true }),
  select_multiple: select({ multiple: true }),
  sel_search: select({ search: true }),
  select_search: select({ search: true }),
  sel_search_async: lookup,
  select_dict_search: lookup,
  sel_depart: people('departments'),
  depart_select: people('departments'),
  sel_user: people('users'),
  user_select: people('users'),
  date: date(false),
  datetime: date(true),
  time: (draft) => timeColumn<JsonRow>({ ...draft.common, ...hint(draft) }),
  input_pop: (draft) => popTextColumn<JsonRow>({ ...draft.common, ...hint(draft), ...limits(draft) }),
  textarea: (draft) => textAreaColumn<JsonRow>({ ...draft.common, ...hint(draft), ...limits(draft) }),
  upload: files('upload'),
  file: files('file'),
  image: files('image'),
  popup,
  radio,
  slot,
  progress: ({ common }) => progressColumn<JsonRow>(common),
  tags: (draft) => tagsColumn<JsonRow>({ ...draft.common, ...hint(draft), ...(draft.sources.tagColor && { setTagColor: draft.sources.tagColor }) }),
  normal: ({ common, json }) => readOnlyColumn<JsonRow>({ ...common, statistics: statisticsOf(json) }),
  hidden: ({ common }) =>
    hiddenColumn<JsonRow, string>(common.defaultValue === undefined ? { key: common.key } : { key: common.key, defaultValue: common.defaultValue }),
};

/** One spelling for all: `input-number`, `inputNumber` and `INPUT_NUMBER` mean the same. */
export const typeName = (type: string): string => type.toLowerCase().replaceAll('-', '_');
