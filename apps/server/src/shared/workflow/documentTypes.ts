import type { BatchResult } from '../batch/batch.ts';
import type { LoggedRecord } from '../change-log/loggedRecord.ts';
import type { TransactionServices } from '../services.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import type { Operations } from '../../generated/operations.gen.ts';

export type SubmitRequest = Omit<Operations['approvalsSubmit']['data']['body'], 'docType' | 'id' | 'ids'> & {
  ids: string[];
  confirm: boolean;
  dryRun: boolean;
};
export type CheckRequest = Omit<Operations['approvalsCheckSubmit']['data']['body'], 'docType'> & { confirm: boolean; dryRun: boolean };

/** How the shared approval calls and logs reach one kind of document; every document module exports one. */
export interface DocumentType extends LoggedRecord {
  submit(services: TransactionServices, user: CurrentUser, request: SubmitRequest): Promise<BatchResult>;
  check(services: TransactionServices, user: CurrentUser, request: CheckRequest): Promise<BatchResult>;
}

export type DocumentTypes = ReadonlyMap<string, DocumentType>;
