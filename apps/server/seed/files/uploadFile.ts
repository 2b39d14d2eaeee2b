import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { keepFile, type Place } from '../../src/modules/attach/attachments.ts';
import type { AttachTable } from '../../src/modules/attach/tables.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import { newId } from '../../src/shared/database/database.ts';
import type { ReceivedFile } from '../../src/shared/files/receiveFile.ts';
import { storeFile } from '../../src/shared/files/storeFile.ts';
import type { Services } from '../../src/shared/services.ts';
import type { CurrentUser } from '../../src/shared/session/currentUser.ts';

export type DemoFile = { slot: string; filename: string; type: string; content: Buffer };
type Owner = Pick<Place, 'tableName' | 'tableId'>;

/** Uploads a file into a slot of a document as one of its people. */
export async function uploadFile(services: Services, user: CurrentUser, owner: Owner, file: DemoFile): Promise<void> {
  const context = contextOf(services, user);
  await keepFile(context, { place: placeOf(owner, file), file: await receive(services, file) }, (write) => transact(context, write));
}

/**
 * Stores a file of a document as an upload does, without asking whether its user may, and without its row.
 * @returns the row
 */
export async function storeUpload(services: Services, user: CurrentUser, owner: Owner, file: DemoFile): Promise<Insertable<AttachTable>> {
  const id = newId();
  const createTime = services.now().toISOString();
  return storeFile(services, { file: await receive(services, file), id }, (facts) =>
    Promise.resolve({ id, ...placeOf(owner, file), ...facts, dealerCode: user.dealerCode, createBy: user.username, createTime }),
  );
}

const placeOf = (owner: Owner, { slot }: DemoFile): Place => ({ ...owner, attachmentTableName: 'portal_attach', columnName: slot });

/** Lays a file where arriving ones lie. */
export async function receive({ files }: Services, { filename, type, content }: DemoFile): Promise<ReceivedFile> {
  const path = join(files.incoming, newId());
  await writeFile(path, content);
  return { path, filename, declaredType: type, sizeBytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}
