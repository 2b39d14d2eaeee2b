import type { Operations } from '../../generated/operations.gen.ts';
import { envelope } from '../../shared/contract/envelope.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { discard, receiveFile } from '../../shared/files/receiveFile.ts';
import { sendFile } from '../../shared/files/sendFile.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { findUpload, keepUpload, type UploadRow } from './service.ts';

const defaultBiz = 'temp';
/** Where the pictures of editors go. */
const editorBiz = 'jeditor';
const envelopeMembers = new Set(['success', 'code', 'message', 'result', 'timestamp']);

export const uploadRoutes = (services: Services): Handlers<'uploads'> => ({
  async uploadsUpload({ request, context, commit }) {
    const maxBytes = services.parameters.number('attach.maxMb') * 1024 * 1024;
    const { file, fields } = await receiveFile(request, services.files.incoming, maxBytes);
    const wish = readWish(fields);
    if (!wish) {
      await discard(file);
      throw badRequest('upload.fields');
    }
    return keepUpload(context, { biz: wish.biz, file }, (write) => commit(async (within) => toReply(await write(within), wish.responseName)));
  },
  async uploadsStatic({ params, query, context, request, reply }) {
    const row = await findUpload(context, `${params.biz}/${params.name}`);
    return sendFile(services.files, row, { thumbnail: query.thumbnail === '1', inline: query.inline === '1' }, request, reply);
  },
});

const toReply = ({ path, filename, sizeBytes }: UploadRow, responseName: string | undefined) =>
  envelope<Operations['uploadsUpload']['reply']>({
    message: path,
    result: { fileName: filename, filePath: path, fileSize: sizeBytes },
    ...(responseName !== undefined && { [responseName]: path }),
  });

/** The form fields beside the file; undefined when they are not what the contract says. */
function readWish({
  biz,
  isup = '1',
  jeditor,
  responseName,
  ...others
}: Record<string, string>): { biz: string; responseName?: string | undefined } | undefined {
  const folder = biz || (jeditor === '1' ? editorBiz : defaultBiz);
  const valid =
    /^[\w-]{1,32}$/.test(folder) &&
    isup === '1' &&
    (jeditor === undefined || jeditor === '1') &&
    (responseName === undefined || (/^\w{1,64}$/.test(responseName) && responseName !== '__proto__' && !envelopeMembers.has(responseName))) &&
    Object.keys(others).length === 0;
  return valid ? { biz: folder, responseName } : undefined;
}
