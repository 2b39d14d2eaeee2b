/** Files of a record as `attach` and the calls of single families answer them. */
import { fileSizeText } from '@harrow/validation';
import type { FastifyRequest } from 'fastify';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Commit, Committed } from '../../shared/contract/commit.ts';
import { envelope, type EnvelopeParts } from '../../shared/contract/envelope.ts';
import { discard, type ReceivedFile, receiveFile } from '../../shared/files/receiveFile.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import { type AttachRow, keepFile, listFiles, type Place } from './attachments.ts';

type Attachment = Operations['attachmentsUpload']['reply']['result'];

/** Time and place of a photo are for the maker's reviewers. */
export const toAttachment = (row: AttachRow, user: CurrentUser): Attachment => ({
  id: row.id,
  rowKey: row.id,
  tableName: row.tableName,
  tableId: row.tableId,
  columnName: row.columnName,
  filename: row.filename,
  filesize: fileSizeText(row.sizeBytes),
  sizeBytes: row.sizeBytes,
  mimetype: row.mimetype,
  status: 'uploaded',
  imageType: row.mimetype.startsWith('image/'),
  hasThumbnail: row.thumbPath !== null,
  takenAt: isMaker(user) ? row.takenAt : null,
  gpsLat: isMaker(user) ? row.gpsLat : null,
  gpsLng: isMaker(user) ? row.gpsLng : null,
  createBy: row.createBy,
  createTime: row.createTime,
});

export const defaultTable = 'portal_attach';

/** Files of one record, by slot. */
export async function filesOf(
  context: Context,
  query: Pick<Place, 'tableName' | 'tableId'> & { listColumnName?: string[] },
): Promise<EnvelopeParts<Operations['attachmentsList']['reply']>> {
  const { owner, rows } = await listFiles(context, query);
  const records = rows.map((row) => toAttachment(row, context.user));
  const slot = (column: string): Attachment[] => records.filter(({ columnName }) => columnName === column);
  const columns = (query.listColumnName ?? Object.keys(owner.slots)).filter((column) => column !== 'main');
  const list = { ...Object.fromEntries(columns.map((column) => [column, slot(column)])), main: slot('') };
  return envelope<Operations['attachmentsList']['reply']>({ data: { list }, result: { records } });
}

interface Upload {
  request: FastifyRequest;
  context: Context;
  commit: Commit<Context>;
}

interface Destination {
  /** Of a family whose calls name no table. Default: a form field says it. */
  tableName?: string;
  /** Refuses a record before anything else is asked about it. */
  mustSee?: (place: Place) => Promise<void>;
}

/** Keeps an uploaded file with its record. */
export async function uploadTo({ request, context, commit }: Upload, destination: Destination = {}): Promise<Committed<Attachment>> {
  const { place, file } = await received(request, context, destination);
  return keepFile(context, { place, file }, (write) => commit(async (within) => toAttachment(await write(within), context.user)));
}

/** The file with its place; one that has none is removed. */
async function received(request: FastifyRequest, { services }: Context, { tableName, mustSee }: Destination): Promise<{ place: Place; file: ReceivedFile }> {
  const maxBytes = services.parameters.number('attach.maxMb') * 1024 * 1024;
  const { file, fields } = await receiveFile(request, services.files.incoming, maxBytes);
  try {
    const place = toPlace(tableName === undefined ? fields : { ...fields, tableName });
    if (!place) throw badRequest('attach.fields');
    await mustSee?.(place);
    return { place, file };
  } catch (error) {
    await discard(file);
    throw error;
  }
}

/** The form fields beside the file; undefined when they are not what the contract says. */
function toPlace({ tableName = '', tableId = '', attachmentTableName = defaultTable, columnName = '', ...others }: Record<string, string>): Place | undefined {
  const isName = (name: string): boolean => /^\w{1,64}$/.test(name);
  const valid =
    isName(tableName) &&
    /^[0-9a-f]{32}$/.test(tableId) &&
    isName(attachmentTableName) &&
    (columnName === '' || isName(columnName)) &&
    Object.keys(others).length === 0;
  return valid ? { tableName, tableId, attachmentTableName, columnName } : undefined;
}
