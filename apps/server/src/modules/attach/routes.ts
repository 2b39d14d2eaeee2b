import type { Handlers } from '../../shared/contract/handlers.ts';
import { receiveFile } from '../../shared/files/receiveFile.ts';
import { sendFile } from '../../shared/files/sendFile.ts';
import type { Services } from '../../shared/services.ts';
import { beginParts, finishParts, keepPart, partBytes } from './parts.ts';
import { findFile, removeFile } from './attachments.ts';
import { defaultTable, filesOf, toAttachment, uploadTo } from './fileReplies.ts';

export const attachRoutes = (services: Services): Handlers<'attachments'> => ({
  attachmentsList: ({ query, context }) => filesOf(context, query),
  attachmentsUpload: ({ request, context, commit }) => uploadTo({ request, context, commit }),
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
