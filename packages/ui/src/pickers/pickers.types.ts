import type { ReactNode } from 'react';
import type { RecordSort, RecordSource } from '../sources/recordSources.ts';

/** A column of a picker's table. */
export interface PickerColumn<T> {
  /** Field of the record; also what is sorted by. */
  key: keyof T & string;
  title: string;
  /** Px. Default: its share of the table. */
  width?: number;
  align?: 'left' | 'right' | undefined;
  sortable?: boolean;
  /** Default: the field as text. `choose` adds the record with this stored value to what is chosen, also one that is not on the page. */
  render?: (record: T, choose: (value: string) => void) => ReactNode;
}

/** A field of a picker's search form. */
export interface PickerQuery {
  /** Name of the filter. */
  key: string;
  /** Stands above the field. */
  label: string;
  /** Shown in the empty field. */
  placeholder?: string;
  /** Code of a dictionary to choose from; without it a text is typed. */
  dict?: string;
  /** Kind of the input, without `dict`. Default `text`. */
  type?: 'text' | 'date' | 'datetime';
}

/** Selection options of a picker. */
export interface PickerOptions {
  /** Several records. Default true. */
  multiple?: boolean;
  /** Most records at once. Default: no limit. */
  maxCount?: number;
  /** Stored values that cannot be chosen. */
  exclude?: readonly string[];
}

/** Interface of a picker's dialog for fields and table cells. */
export interface PickerDialogProps extends PickerOptions {
  /** Stored values that are chosen when it opens. */
  values: readonly string[];
  /** Shows everything, changes nothing. */
  readOnly?: boolean;
  onOk: (values: string[]) => void;
  onCancel: () => void;
}

/** A control for `Form.Item`: its value is one text, several values joined by commas. */
export interface PickerControlProps<T> extends PickerOptions {
  /** Null and undefined are empty. A value that the source does not know (deleted, frozen) is shown as it is. */
  value?: string | null;
  /** `''` for none. `records` are those of the values that are known. */
  onChange?: (value: string, records: T[]) => void;
  /** The value can neither be changed nor focused. Default false. */
  disabled?: boolean;
  /** Shows the names only. */
  readOnly?: boolean;
  /** Shown while nothing is chosen. Default: a text of the picker's own. */
  placeholder?: string;
  /** Set by `Form.Item`. */
  id?: string;
  /** Name for screen readers, where no label belongs to the field. */
  'aria-label'?: string;
  /** Id of a text that says more; set by `Form.Item`. */
  'aria-describedby'?: string;
  /** The form found an error; set by `Form.Item`. */
  'aria-invalid'?: boolean | 'true' | 'false';
  /** The form needs a value; set by `Form.Item`. */
  'aria-required'?: boolean | 'true' | 'false';
}

/** Filters that hold until the user switches them off. */
export interface UsualFilter {
  /** Tells it from the other ones of the list. */
  key: string;
  /** Stands beside its switch, e.g. "Only tools of my workshop". */
  label: string;
  filters: Readonly<Record<string, string>>;
  /** Label of the button that switches the filter off where nothing was found with it, e.g. "12 in all workshops". @param total formatted number of records without it */
  widened: (total: string) => string;
}

/** Look of a list to choose from. */
export interface SelectListOptions<T> {
  /** Name of the records, e.g. "Role"; used in the titles of dialog and panel. */
  name: string;
  /** Source of the records. */
  source: RecordSource<T>;
  /** Columns of the list, in order. */
  columns: readonly PickerColumn<T>[];
  /** The first is always shown, the others when the form is expanded. */
  queries?: readonly PickerQuery[];
  /** Filters that always hold. */
  filters?: Readonly<Record<string, string>> | undefined;
  /** Usual filters: applied in addition, until the user switches them off, one by one. */
  usual?: readonly UsualFilter[] | undefined;
  /** Field that is stored. Default `id`. */
  valueKey?: keyof T & string;
  /** Field that is shown. Default: `valueKey`. */
  labelKey?: keyof T & string;
  /** Width of the dialog in px. Default 900. */
  width?: number;
  /** Records on a page at first. Default: the first of `pageSizes`, else that of the provider, else 5. */
  pageSize?: number;
  /** Sizes of pages among which users may choose. Default: those of the provider, else 5, 10, 20, 30. */
  pageSizes?: readonly number[];
  /** Order of the list until the user chooses another. Default: that of the source. */
  sort?: RecordSort;
}
