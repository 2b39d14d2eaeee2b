import type { BatchResult } from '../batch/batch.ts';
import type { Db } from '../database/database.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import type { Operations } from '../../generated/operations.gen.ts';

export type SubmitRequest = Omit<Operations['approvalsSubmit']['data']['body'], 'docType' | 'id' | 'ids'> & {
  ids: string[];
  confirm: boolean;
  dryRun: boolean;
};
export type CheckRequest = Omit<Operations['approvalsCheckSubmit']['data']['body'], 'docType'> & { confirm: boolean; dryRun: boolean };

/** How the shared approval calls and logs reach one kind of document; every document module exports one. */
export interface DocumentType {
  /** Dictionary `doc_type`. */
  docType: string;
  /** Permission that lets a user see the document and its logs, e.g. `warrantyClaim:query`. */
  permission: string;
  /** Whether the record exists in the user's scope. */
  visible(db: Db, user: CurrentUser, id: string): Promise<boolean>;
  submit(user: CurrentUser, request: SubmitRequest): Promise<BatchResult>;
  check(user: CurrentUser, request: CheckRequest): Promise<BatchResult>;
  /** Fields whose history the user may not see (domain design 1.5). */
  hiddenFields?(user: CurrentUser): readonly string[];
}

export type DocumentTypes = ReadonlyMap<string, DocumentType>;
