import type { FastifyBaseLogger } from 'fastify';
import type { Dictionaries } from '../modules/dictionary/service.ts';
import type { Parameters } from './parameters.ts';
import type { AttachmentOwners } from './files/attachmentOwner.ts';
import type { LoggedRecords } from './change-log/loggedRecord.ts';
import type { Db } from './database/database.ts';
import type { DocumentTypes } from '../documents/documentType.ts';
import type { WrittenRows } from './database/writtenRows.ts';
import type { FileStore } from './files/fileStore.ts';
import type { ScanFile } from './files/scanFile.ts';
import type { MailServer } from '../modules/mail/service.ts';
import type { Module } from './module.ts';
import type { OperationLog } from './operation-log/operationLog.ts';
import type { Sessions } from './session/sessions.ts';
import type { Turns } from './turns/turns.ts';

/** Services of the server, made once in `app.ts`. */
export interface Services {
  /** Root database. Inside a transaction use the `trx` you were given. */
  db: Db;
  /** Dictionary texts, cached: `services.dictionaries.text('bill_status', 'draft', 'en')`. */
  dictionaries: Dictionaries;
  /** Parameters, cached: `services.parameters.number('claim.mileageMax')`. */
  parameters: Parameters;
  sessions: Sessions;
  /** Where mails go, if they go anywhere. */
  mail: MailServer;
  files: FileStore;
  /** Looks for viruses in a file that has arrived. */
  scan: ScanFile;
  /** Rows of documents that were written, for the lists that show them. */
  writtenRows: WrittenRows;
  /** Declarations of all modules. */
  modules: readonly Module[];
  /** Kinds of documents that approval, logs and to-do work on. */
  documents: DocumentTypes;
  /** Whose changes can be read: the documents, and masters. */
  loggedRecords: LoggedRecords;
  /** Who did what, from where, and what failed. */
  operationLog: OperationLog;
  /** Tables that attachments may belong to. */
  attachmentOwners: AttachmentOwners;
  /** Places for heavy work, such as exports and imports. */
  turns: Turns;
  /** The clock of the business; demo data is replayed with one that runs through the past. */
  now(): Date;
  log: FastifyBaseLogger;
}
