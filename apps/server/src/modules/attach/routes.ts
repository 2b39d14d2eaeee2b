import { fileSizeText } from '@harrow/validation';
import type { Operations } from '../../generated/operations.gen.ts';
import { envelope } from '../../shared/contract/envelope.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { discard, receiveFile } from '../../shared/files/receiveFile.ts';
import { sendFile } from '../../shared/files/sendFile.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import { beginParts, finishParts, keepPart, partBytes } from './parts.ts';
import { type AttachRow, findFile, keepFile, listFiles, type Place, removeFile } from './service.ts';

type Attachment = Operations['attachmentsUpload']['reply']['result'];

/** Time and place of a photo are for the maker's reviewers. */
const toAttachment = (row: AttachRow, user: CurrentUser): Attachment => ({
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

const defaultTable = 'portal_attach';

export const attachRoutes = (services: Services): Handlers<'attachments'> => ({
  async attachmentsList({ query, user }) {
    const { owner, rows } = await listFiles(services, user, query.tableName, query.tableId);
    const records = rows.map((row) => toAttachment(row, user));
    const slot = (column: string): Attachment[] => records.filter(({ columnName }) => columnName === column);
    const columns = (query.listColumnName ?? owner.columns).filter((column) => column !== 'main');
    const list = { ...Object.fromEntries(columns.map((column) => [column, slot(column)])), main: slot('') };
    return envelope<Operations['attachmentsList']['reply']>({ data: { list }, result: { records } });
  },
  async attachmentsUpload({ request, user, commit }) {
    const maxBytes = services.parameters.number('attach.maxMb') * 1024 * 1024;
    const { file, fields } = await receiveFile(request, services.files.incoming, maxBytes);
    const place = toPlace(fields);
    if (!place) {
      await discard(file);
      throw badRequest('attach.fields');
    }
    return keepFile(services, user, place, file, (write) => commit(async ({ db }) => toAttachment(await write(db), user)));
  },
  async attachmentsPartStart({ body, user }) {
    const { tableName, tableId, columnName = '', fileName, mimetype = '', sizeBytes, fileKey } = body;
    const place = { tableName, tableId, attachmentTableName: defaultTable, columnName };
    const { session, received, attachment } = await beginParts(services, user, place, { fileName, mimetype, sizeBytes, fileKey });
    return { id: session.id, partBytes: session.partBytes, received, attachment: attachment ? toAttachment(attachment, user) : null };
  },
  async attachmentsPartUpload({ query, request, user }) {
    // Files as long as the limit are refused; a part may be as long as a part is.
    const { file } = await receiveFile(request, services.files.incoming, partBytes + 1);
    await keepPart(services, user, query.id, query.index, file);
    return null;
  },
  attachmentsPartFinish: async ({ body, user }) => toAttachment(await finishParts(services, user, body.id), user),
  async attachmentsDownload({ query, user, request, reply }) {
    const row = await findFile(services, user, query.id);
    return sendFile(services.files, row, { thumbnail: query.thumbnail === '1', inline: query.inline === '1' }, request, reply);
  },
  attachmentsRemove: ({ query, user, commit }) =>
    commit(async (within) => {
      await removeFile(within, user, query.id);
      return null;
    }),
});

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
