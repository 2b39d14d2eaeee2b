import type { ReactNode } from 'react';
import type { FileRequest, FileStore } from '../../attachments/index.ts';
import type { CustomEditorProps } from '../columns/custom/customColumn.tsx';
import type { LookupSource } from '../columns/lookup/lookupColumn.tsx';
import type { PopupSource } from '../columns/popup/popupColumn.tsx';
import type { TagContext } from '../columns/tags/tagsColumn.tsx';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { OptionInput } from '../columns/select/options.ts';
import type { HandlerAnswer, HandlerContext } from '../columnModel/rules.ts';
import type { JsonRow } from './ColumnJson.ts';

/** Configuration of a picker of records. */
export interface PopupSettings {
  code: string;
  field?: string | undefined;
  param?: unknown;
  sorter?: string | undefined;
}

/** Fields of users and departments that are stored and shown, e.g. `{ store: 'username', text: 'realname' }`. */
export interface PickerSettings {
  store?: string | undefined;
  text?: string | undefined;
}

/** A cell drawn by the application, for `type: 'slot'`. */
export interface JsonSlot {
  render: (cell: { value: unknown; row: JsonRow }) => ReactNode;
  edit?: (cell: CustomEditorProps<JsonRow, unknown>) => ReactNode;
}

/** Data sources for columns read from JSON. A column whose source is missing is reported. */
export interface JsonSources {
  /** For `sel_search_async`, by its `dict`. */
  lookup?: (dict: string) => LookupSource;
  /** Users to choose from, for `sel_user`. */
  users?: (settings: PickerSettings) => LookupSource;
  /** Departments to choose from, for `sel_depart`. */
  departments?: (settings: PickerSettings) => LookupSource;
  /** The dialog of `popup` columns. */
  popup?: (settings: PopupSettings) => PopupSource<JsonRow>;
  /** Choices of linked columns, by the key of the first column of the chain. */
  linkage?: Readonly<Record<string, (parent: unknown) => Promise<readonly OptionInput[]>>>;
  /** Cells of the application, by the names that `slot` columns ask for. */
  slots?: Readonly<Record<string, JsonSlot>>;
  /** Store of `upload`, `file` and `image` columns, by what they were configured with. */
  files?: (settings: { action: string; token: boolean; responseName: string }) => FileStore;
  /** Posts a file to the column's `action`, where there are no `files`. Without either, `file` and `image` use the source of the `HarrowProvider`. */
  sendFile?: (request: FileRequest) => Promise<unknown>;
  /** Before the paths of stored files, where they are shown. Default: none. */
  staticDomain?: string;
  /** Colour of a tag, as CSS writes it; undefined: that of all tags. */
  tagColor?: (tag: TagContext<JsonRow>) => string | undefined;
  /** Rules that a server can ask for by name. */
  handlers?: Readonly<Record<string, (cell: HandlerContext<JsonRow>) => HandlerAnswer | Promise<HandlerAnswer>>>;
  /** Kinds of the application's own. Their names must not be taken. */
  types?: Readonly<Record<string, (column: { key: string; title: string; json: Readonly<Record<string, unknown>> }) => EditableColumn<JsonRow>>>;
}
