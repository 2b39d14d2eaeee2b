import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepFile } from '../../src/modules/attach/service.ts';
import { inTransaction, newId } from '../../src/shared/database/database.ts';
import type { Services } from '../../src/shared/services.ts';
import type { CurrentUser } from '../../src/shared/session/currentUser.ts';

export type DemoFile = { slot: string; filename: string; type: string; content: Buffer };

/** Uploads a file into a slot of a document as one of its people. */
export async function uploadFile(
  services: Services,
  user: CurrentUser,
  { tableName, tableId }: { tableName: string; tableId: string },
  { slot, filename, type, content }: DemoFile,
): Promise<void> {
  const path = join(services.files.incoming, newId());
  await writeFile(path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  await keepFile(
    services,
    user,
    { tableName, tableId, attachmentTableName: 'portal_attach', columnName: slot },
    { path, filename, declaredType: type, sizeBytes: content.length, sha256 },
    (write) => inTransaction(services.db, write),
  );
}
