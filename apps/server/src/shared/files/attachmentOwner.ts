import type { Context } from '../context.ts';
import type { CurrentUser } from '../session/currentUser.ts';

/** A table that files may be attached to; every such module exports one and `app.ts` lists it. */
export interface AttachmentOwner {
  /** Table name on the wire, e.g. `warranty_claim`. */
  tableName: string;
  /** Table of the records in the database. Default: that name. */
  recordTable?: string;
  /** Slots; the empty slot is the main list and is always allowed. */
  columns: readonly string[];
  /** Slots whose files the user may not see; to the user they hold nothing. Default: none. */
  hiddenColumns?(user: CurrentUser): readonly string[];
  /** Slots that take files even when the record is no longer editable, e.g. a signed statement. */
  lateColumns?: readonly string[];
  /** Files that a slot of a record holds at most: the same for all slots, or by slot. Default: any number. */
  maxFiles?: number | Readonly<Record<string, number>>;
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
