import type { Column, ExportColumn } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { columnsOf, exportColumnsOf, type SheetColumns } from './columnsOf.tsx';
import { statusColumn } from '../meaning/statusColumn.tsx';
import type { Meaning } from '../meaning/documentMeaning.ts';
import { type Asked, queryFieldsOf } from './queryFieldsOf.ts';
import type { FieldSheet, Words } from './sheet.ts';
import { type ListFilter, type ListFilterProps, useListFilters } from './useListFilters.tsx';

/**
 * Declaration of a list by the fields of its sheet, beside its page; names, kinds, editors and looks follow from the sheet. Fields
 * that are the maker's own are left out for dealers.
 */
export interface SheetList<Item, Sheet extends FieldSheet, Composed extends string = never> {
  /** Namespace of its texts, which names the fields. */
  noun: string;
  /** Before its messages `title`, `empty`, `emptyMaker`, `import`, `add` and `edit`, where the noun has several lists: `faults`. */
  texts?: string;
  /** Fields of the list: `@harrow/api-client/fields`. */
  sheet: Sheet;
  columns: SheetColumns<Item, Composed>;
  /** Meaning of the status of a document. Default: the name of the status. */
  meaningOf?: (item: Item) => Meaning | undefined;
  /** Fields of the export that the list does not show. */
  exported?: readonly string[];
  filters: readonly (string | ListFilter)[];
  /** Fields of the advanced query. Default: the list has none. */
  query?: readonly Asked<Sheet>[];
}

/** The list of a page, and what it adds when it is shown. */
export interface SheetListProps<Item, Sheet extends FieldSheet> {
  /** Declared outside the page: columns and lines of the query follow it. */
  list: SheetList<Item, Sheet>;
  /** Further fields of the advanced query, such as records of another list. Keep the array. */
  queryFields?: readonly QueryField[] | undefined;
}

interface ShownList<Item> extends ListFilterProps {
  columns: Column<Item>[];
  moreColumns: ExportColumn[];
  /** None: the list has no advanced query. */
  queryFields: readonly QueryField[] | undefined;
}

const none: readonly never[] = [];

/** Columns, filters and query fields of a list, in the user's language, as far as they are for the user. */
export function useSheetList<Item extends object, Sheet extends FieldSheet>({ list, queryFields = none }: SheetListProps<Item, Sheet>): ShownList<Item> {
  const { noun, sheet, columns, meaningOf, exported = none, filters, query } = list;
  const { t } = useTranslation(noun) as unknown as { t: Words };
  const isMaker = isMakerUser(useStore(userStore));
  return {
    ...useListFilters(sheet, t, filters, isMaker),
    columns: useMemo(
      () => columnsOf(sheet, t, meaningOf ? { ...columns, ...statusColumn(columns, meaningOf) } : columns, isMaker),
      [sheet, t, columns, meaningOf, isMaker],
    ),
    moreColumns: exportColumnsOf(t, exported),
    queryFields: useMemo(() => query && [...queryFieldsOf(sheet, t, query, isMaker), ...queryFields], [sheet, t, query, isMaker, queryFields]),
  };
}

type ListText = 'title' | 'empty' | 'emptyMaker' | 'import' | 'add' | 'edit';

/** The texts of a list as a whole. What the maker's staff read of an empty list is what all read, unless `emptyMaker` says otherwise. */
export function useListTexts({ noun, texts }: Pick<SheetList<never, FieldSheet>, 'noun' | 'texts'>): (what: ListText) => string {
  const { t } = useTranslation(noun) as unknown as { t: (keys: string[]) => string };
  const keysOf = (what: ListText): string[] => (what === 'emptyMaker' ? ['emptyMaker', 'empty'] : [what]);
  return (what) => t(keysOf(what).map((key) => (texts === undefined ? key : `${texts}.${key}`)));
}
