import type { FileRules } from '@harrow/ui';
import type { Mark } from '@harrow/api-client';
import type { Resource } from '../../../shared/calls/resource.ts';
import type { SavedDocument, Seen, submitDocument } from '../../actions/documentCalls.ts';
import type { ReviewKind } from '../../review/reviewInHand.ts';
import type { FormShape, FormSheet } from '../engine/sheet.ts';
import type { AskMachine, MachineAnswer } from './machine/machineAnswer.ts';
import type { FormRow, FormValues } from '../engine/values.ts';
import type { Meaning } from '../../../shared/meaning/documentMeaning.ts';
import type { Words } from '../../../shared/fields/sheet.ts';

/** Fields that the form shows of every kind of document. */
export interface FormDocument extends Seen {
  status?: string;
  status_dictText?: string;
  allowedActions: readonly string[];
  /** Fields that can be changed no more, although others can. */
  fixed?: readonly string[];
  /** Absent in a kind without review. */
  auditOpinion?: string | null;
  rejectReason_dictText?: string | null;
  marks?: Mark[];
}

export const mayEdit = ({ allowedActions }: Pick<FormDocument, 'allowedActions'>): boolean => allowedActions.includes('edit');

type LineOf<Doc, List> = List extends keyof Doc ? (Doc[List] extends readonly (infer Line)[] ? Line : never) : never;

/** A line as it is being edited: empty where nothing was typed, its facts where they are known. */
export type RowOf<Doc, List> = { readonly id: string } & { readonly [Field in Exclude<keyof LineOf<Doc, List>, 'id'>]?: LineOf<Doc, List>[Field] | null };

/** The form of a new document as far as it is filled in. */
export type BeginOf<Doc, Sheet extends FormSheet> = { readonly [Field in keyof Sheet['fields'] & keyof Doc]?: Readonly<Doc[Field]> | null } & {
  readonly [List in keyof Sheet['lists']]?: readonly RowOf<Doc, List>[];
};

export interface ListKind<Row> {
  /** Name of a line in messages. */
  nameOf: (row: Row) => string;
  /** Its name among the rights (`{docType}:{right}:add`), where that is not the list's own. */
  right?: string;
  /** The field that determines the read-only fields of a line: a name and a price go with the code that they belong to. */
  code?: string;
  /** Its name among the lines of a review. */
  reviewed?: string;
  /** Title of a line in the form. Default: `nameOf`. @param no of the line, from 1 */
  titleOf?: (no: number, words: Words) => string;
  /** Field at which a reviewer marks a line. Default: lines are not marked. */
  marked?: string;
  /** Columns that show the server's errors at fields without a column of their own. */
  columnOf?: Readonly<Record<string, string>>;
}

/** Files that a slot takes, as in `@harrow/api-client/slots`. */
interface SlotRules {
  readonly takes?: FileRules['takes'];
  readonly most?: number;
}

type ReviewedType = Parameters<typeof submitDocument>[0];

/** Type of a kind in approval calls; undefined for a kind without review. */
export const reviewedType = ({ docType }: Pick<AnyKind, 'docType'>): ReviewedType | undefined => (docType === 'announcement' ? undefined : docType);

/** Everything that a kind of document declares for its form, see `partsOf`; the rest follows from its sheet. */
export interface FormKind<Doc extends FormDocument, Sheet extends FormSheet, Machine extends MachineAnswer> {
  /** A kind without review may have one that approval does not know. */
  docType: ReviewedType | 'announcement';
  /** Module code of its rights. Default: its type. */
  module?: string;
  /** Namespace of its texts. Default: its type. */
  noun?: string;
  /** Right to begin one. Default: `{docType}:add`. */
  begunBy?: string;
  resource: Pick<Resource<never, Doc, never, SavedDocument>, 'name' | 'key' | 'detail' | 'read' | 'save'> & { list: object };
  /** Of its list; `detail/:id` is below it. */
  address: string;
  /** Of its save call, see `@harrow/api-client/forms`. */
  sheet: Sheet;
  lists: { readonly [List in keyof Sheet['lists']]: ListKind<RowOf<Doc, List>> };
  /** Table that its files belong to, and its slots for them, see `@harrow/api-client/slots`. Default: it has none. */
  slots?: { table: string; names: Readonly<Record<string, SlotRules>> };
  numberOf: (document: Doc) => string;
  /** The document as its save call takes it. Default: as it is read. */
  typedOf?: (document: Doc) => object;
  /** Name of its status. Default: its `status_dictText`. */
  statusOf?: (document: Doc) => string;
  /** Explanation of its status to the reader. Default: that it was returned. */
  meaningOf?: (document: Doc) => Meaning | undefined;
  /** Title of the page. Default: its number. */
  titleOf?: (document: Doc) => string;
  /** Values proposed for a document that the system made and no user has saved yet, such as one waiting for inspection. Default: none. */
  filledIn?: (document: Doc) => FormValues;
  /** Saves all input as soon as the network is back: the kind is written where there is none. Default: only a save that the user asked for is repeated. */
  isWrittenOffline?: boolean;
  /** Codes of warnings about missing master data: they are asked about once. */
  warningsAboutMasters?: readonly string[];
  /** Asks for the machine of its VIN. Default: the look-up, which says why this kind does not take it. */
  machine?: AskMachine<Machine>;
  /** The reviewer's fields beside those of the document. Default: only the reason for a return. */
  review?: ReviewKind<Doc>;
  /** Deletes drafts. Default: they are never deleted. */
  remove?: (ids: string[]) => Promise<unknown>;
}

/** A kind as the parts of the kit see it. */
export interface AnyKind extends Omit<FormKind<FormDocument, FormSheet, MachineAnswer>, 'resource' | 'lists'> {
  resource: Resource<{ id: string }, FormDocument, never, SavedDocument>;
  lists: Readonly<Record<string, ListKind<FormRow>>>;
}

/** The part of a kind that the form engine needs. */
export function shapeOf({ sheet, lists }: AnyKind): FormShape {
  const all = Object.entries(lists);
  return {
    sheet,
    rowNames: Object.fromEntries(all.map(([list, { nameOf }]) => [list, nameOf])),
    rowCodes: Object.fromEntries(all.flatMap(([list, { code }]) => (code === undefined ? [] : [[list, code]]))),
    reviewLists: Object.fromEntries(all.flatMap(([list, { reviewed }]) => (reviewed === undefined ? [] : [[reviewed, list]]))),
  };
}
