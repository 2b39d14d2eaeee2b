import type { FileFamily } from '@harrow/validation';
import type { Context } from '../context.ts';
import type { CurrentUser } from '../session/currentUser.ts';

/** Limits of a slot for files. */
export interface Slot {
  /** Families of files, judged by their content. Default: any that is allowed. */
  readonly takes?: readonly FileFamily[];
  /** Files it holds at most. Default: any number. */
  readonly most?: number;
}
export type Slots = Readonly<Record<string, Slot>>;

/** A table that files may be attached to; every such module exports one and `app.ts` lists it. */
export interface AttachmentOwner {
  /** Table name on the wire, e.g. `warranty_claim`. */
  tableName: string;
  /** Table of the records in the database. Default: that name. */
  recordTable?: string;
  /** Slots with what each takes, as the contract names them (`x-slots`); beside them there always is the main list, the empty slot, which takes anything. */
  slots: Slots;
  /** Slots whose files the user may not see; to the user they hold nothing. Default: none. */
  hiddenColumns?(user: CurrentUser): readonly string[];
  /** Slots that take files even when the record is no longer editable, e.g. a signed statement. */
  lateColumns?: readonly string[];
  /** Permission needed to see the files; null where `visible` checks it, since it depends on the record. */
  permission: string | null;
  /** Whether the record exists in the user's scope; a miss is E-601 at upload, E-012 otherwise. */
  visible(context: Context, id: string): Promise<boolean>;
  /** Whether the user may add and remove files now. @param slot where they lie; the empty one is the main list */
  editable(context: Context, id: string, slot: string): Promise<boolean>;
}

/** Whether the user may see files of such records at all. */
export const maySeeFiles = ({ permission }: AttachmentOwner, { permissions }: CurrentUser): boolean => permission === null || permissions.has(permission);

export type AttachmentOwners = ReadonlyMap<string, AttachmentOwner>;
