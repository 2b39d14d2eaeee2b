import type { Handlers } from '../../shared/contract/handlers.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { sendWorkbook } from '../../shared/workbook/sendWorkbook.ts';
import { findKeptFile } from '../../shared/files/keptFile.ts';

export const keptFileRoutes = (services: Services): Handlers<'keptFiles'> => ({
  async keptFilesDetail({ query, user }) {
    const { userId: _user, fileKey: _key, aliveUntil: _alive, announced: _announced, ...file } = await findKeptFile(services, user, query.id);
    return file;
  },
  async keptFilesDownload({ query, user, reply }) {
    const { fileName, fileKey, sizeBytes } = await findKeptFile(services, user, query.id);
    if (fileKey === null || sizeBytes === null) throw refuse('export.notReady');
    return sendWorkbook(reply.header('content-length', sizeBytes), fileName, await services.files.read(fileKey));
  },
});
