import { type Selectable, sql, type SqlBool } from 'kysely';
import type { Context, TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { extensionOf, safeFileName } from '../../shared/files/fileName.ts';
import { mustFitQuota } from '../../shared/files/quota.ts';
import { discard, type ReceivedFile } from '../../shared/files/receiveFile.ts';
import { storeFile } from '../../shared/files/storeFile.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import type { UploadTable } from './tables.ts';

export type UploadRow = Selectable<UploadTable>;

/** Letters of the name that stay in the path. */
const nameLength = 40;

/** `temp/hour meter, left.jpg` becomes `temp/hour_meter_left_<id>.jpg`: paths are joined with commas, written into addresses and read by people. */
export function pathOf(biz: string, filename: string, id: string): string {
  const name = safeFileName(filename);
  const extension = extensionOf(name);
  const stem = name
    .slice(0, name.length - extension.length)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  return `${biz}/${[...stem].slice(0, nameLength).join('') || 'file'}_${id}.${extension}`;
}

/**
 * Keeps a received file under a path of its own, or refuses it and removes every trace.
 * @param commit runs the part that writes to the database, in a transaction
 */
export async function keepUpload<Kept>(
  context: Context,
  { biz, file }: { biz: string; file: ReceivedFile },
  commit: (write: (within: TrxContext) => Promise<UploadRow>) => Promise<Kept>,
): Promise<Kept> {
  const { services, user } = context;
  const id = newId();
  await mustFitQuota(context, file.sizeBytes).catch(async (error: unknown) => {
    await discard(file);
    throw error;
  });
  return storeFile(services, { file, id }, ({ takenAt: _takenAt, gpsLat: _gpsLat, gpsLng: _gpsLng, ...facts }) =>
    commit(async (within) => {
      await mustFitQuota(within, file.sizeBytes);
      return within.db
        .insertInto('upload')
        .values({
          id,
          path: pathOf(biz, facts.filename, id),
          biz,
          ...facts,
          orgCode: user.orgCode ?? '',
          dealerCode: user.dealerCode,
          createBy: user.username,
          createTime: services.now().toISOString(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    }),
  );
}

/** The file of a path that the user may see: own ones, those in scope, the maker's. Otherwise E-012. */
export async function findUpload({ db, user }: Context, path: string): Promise<UploadRow> {
  const inScope = scopeCondition(user, 'upload') ?? sql<SqlBool>`true`;
  const row = await db
    .selectFrom('upload')
    .selectAll()
    .where('path', '=', path)
    .where((eb) => eb.or([eb('createBy', '=', user.username), eb('dealerCode', 'is', null), inScope]))
    .executeTakeFirst();
  if (!row) throw refuse('E-012');
  return row;
}

/**
 * Says that a record holds these paths, so that they stay. Called in the transaction that saves the record.
 * @param paths as the record has them: a text joined by commas, or a list
 */
export async function keepPaths({ db, user }: Context, paths: string | readonly string[]): Promise<void> {
  const list = (typeof paths === 'string' ? paths.split(',') : paths).map((path) => path.trim()).filter((path) => path !== '');
  if (list.length === 0) return;
  // Only files that the user may see: another dealer's file cannot be kept.
  const inScope = scopeCondition(user, 'upload') ?? sql<SqlBool>`true`;
  await db
    .updateTable('upload')
    .set({ kept: 'Y' })
    .where('path', 'in', list)
    .where((eb) => eb.or([eb('createBy', '=', user.username), inScope]))
    .execute();
}
