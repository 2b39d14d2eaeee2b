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
import { type AttachRow, findFile, keepFile, listFiles, type Place, removeFile } from './attachments.ts';

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
  async attachmentsList({ query, user, context }) {
    const { owner, rows } = await listFiles(context, query);
    const records = rows.map((row) => toAttachment(row, user));
    const slot = (column: string): Attachment[] => records.filter(({ columnName }) => columnName === column);
    const columns = (query.listColumnName ?? Object.keys(owner.slots)).filter((column) => column !== 'main');
    const list = { ...Object.fromEntries(columns.map((column) => [column, slot(column)])), main: slot('') };
    return envelope<Operations['attachmentsList']['reply']>({ data: { list }, result: { records } });
  },
  async attachmentsUpload({ request, user, context, commit }) {
    const maxBytes = services.parameters.number('attach.maxMb') * 1024 * 1024;
    const { file, fields } = await receiveFile(request, services.files.incoming, maxBytes);
    const place = toPlace(fields);
    if (!place) {
      await discard(file);
      throw badRequest('attach.fields');
    }
    return keepFile(context, { place, file }, (write) => commit(async (within) => toAttachment(await write(within), user)));
  },
  async attachmentsPartStart({ body, user, context }) {
    const { tableName, tableId, columnName = '', fileName, mimetype = '', sizeBytes, fileKey } = body;
    const place = { tableName, tableId, attachmentTableName: defaultTable, columnName };
    const { session, received, attachment } = await beginParts(context, { place, file: { fileName, mimetype, sizeBytes, fileKey } });
    return { id: session.id, partBytes: session.partBytes, received, attachment: attachment ? toAttachment(attachment, user) : null };
  },
  async attachmentsPartUpload({ query, request, context }) {
    // Files as long as the limit are refused; a part may be as long as a part is.
    const { file } = await receiveFile(request, services.files.incoming, partBytes + 1);
    await keepPart(context, { ...query, part: file });
    return null;
  },
  attachmentsPartFinish: async ({ body, user, context }) => toAttachment(await finishParts(context, body.id), user),
  async attachmentsDownload({ query, context, request, reply }) {
    const row = await findFile(context, query.id);
    return sendFile(services.files, row, { thumbnail: query.thumbnail === '1', inline: query.inline === '1' }, request, reply);
  },
  attachmentsRemove: ({ query, commit }) =>
    commit(async (within) => {
      await removeFile(within, query.id);
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
