import { DateText, lazyPart, YesNo } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownFilter } from '../filters/activeFilters.tsx';
import { DealerName } from '../pickers/dealers/dealers.tsx';
import { type Audience, fieldKey, type FieldKind, type FieldSheet, isFor, type Words } from './sheet.ts';

const ListFilters = lazyPart(async () => ({ default: (await import('./ListFilters.tsx')).ListFilters }));
const ProductName = lazyPart(async () => ({ default: (await import('./ProductName.tsx')).ProductName }));

/** A filter with what the sheet does not say of its field, or without a field. */
export interface ListFilter {
  name: string;
  /** Message of the noun. Default: the field's name. */
  label?: string;
  for?: Audience;
  /**
   * Default: as the field is, a text where there is none. `words` are several values pasted or typed with commas, a `day` is one day
   * (a date is otherwise looked for by its first and last day), a `flag` is on or off.
   */
  kind?: FieldKind | 'words' | 'day' | 'flag';
  dict?: string;
  /** Several values can be chosen. */
  several?: boolean;
  /** Of a text, as the contract says. Default 100. */
  maxLength?: number;
  /** Message of the noun. */
  placeholder?: string;
  /** Message of the noun: what a flag says. */
  text?: string;
  /** Values of the dictionary that can be chosen. Default: all. */
  choices?: (value: string) => boolean;
  /** A field of the noun's own that may stand for several filters; `shown` says how each of them is shown in force, with messages of the noun as labels. Lazy, as all fields. */
  own?: ReactNode;
  shown?: Readonly<Record<string, ShownFilter>>;
}

/** A filter with everything that is needed to draw it. */
export interface FullFilter extends Omit<ListFilter, 'label' | 'kind'> {
  label: string;
  kind: NonNullable<ListFilter['kind']>;
}

/** The filters of a list and how those in force are shown, for `filters` and `shownFilters` of a list page. */
export interface ListFilterProps {
  filters: ReactNode;
  shownFilters: Readonly<Record<string, ShownFilter>>;
}

/**
 * Filters by fields of the sheet, in this order; control, name and what is shown of one in force follow from the field. Among dealers
 * only the maker chooses. The fields come after the list.
 * @example <DocumentListPage {...useListFilters(feedbacksFields, t, [{ name: 'keyword', label: 'list.keyword' }, 'feedbackType', 'createTime'], isMaker)} />
 */
export function useListFilters(sheet: FieldSheet, t: Words, filters: readonly (string | ListFilter)[], isMaker: boolean): ListFilterProps {
  const { t: common } = useTranslation('shared');
  const full = filters
    .map((filter) => fullFilter(sheet, t, typeof filter === 'string' ? { name: filter } : filter))
    .filter(({ name, kind, for: audience }) => isFor(isMaker, sheet[name], audience) && (isMaker || kind !== 'dealer'));
  return {
    filters: <ListFilters filters={full} />,
    shownFilters: Object.fromEntries(full.flatMap((filter) => shownBy(filter, common))),
  };
}

function fullFilter(sheet: FieldSheet, t: Words, filter: ListFilter): FullFilter {
  const { kind = 'text', dict } = sheet[filter.name] ?? {};
  // A dealer is chosen by its code and called by its name.
  const name = kind === 'dealer' ? filter.name.replace(/Code$/, 'Name') : filter.name;
  const { label = fieldKey(name), placeholder, text, shown, ...given } = filter;
  return {
    kind,
    ...(dict !== undefined && { dict }),
    ...given,
    label: given.own === undefined ? t(label) : '',
    ...(placeholder !== undefined && { placeholder: t(placeholder) }),
    ...(text !== undefined && { text: t(text) }),
    ...(shown && { shown: Object.fromEntries(Object.entries(shown).map(([key, each]) => [key, { ...each, label: t(each.label) }])) }),
  };
}

function shownBy({ name, label, kind, dict, text, shown }: FullFilter, common: TFunction<'shared'>): [name: string, ShownFilter][] {
  if (shown) return Object.entries(shown);
  switch (kind) {
    case 'date':
    case 'datetime':
      return [
        [`${name}_begin`, { label, render: (day) => common('list.from', { day }) }],
        [`${name}_end`, { label, render: (day) => common('list.until', { day }) }],
      ];
    case 'dict':
      return [[name, { label, dict: dict! }]];
    case 'dealer':
      return [[name, { label, render: (code) => <DealerName code={code} /> }]];
    case 'product':
      return [[name, { label, render: productName }]];
    case 'switch':
      return [[name, { label, render: (value) => <YesNo value={value} /> }]];
    case 'day':
      return [[name, { label, render: (day) => <DateText value={day} /> }]];
    case 'flag':
      return [[name, { label, render: () => text }]];
    default:
      return [[name, { label }]];
  }
}

/** How a product stands among the filters in force. */
export const productName = (code: string): ReactNode => (
  <Suspense fallback={code}>
    <ProductName code={code} />
  </Suspense>
);
