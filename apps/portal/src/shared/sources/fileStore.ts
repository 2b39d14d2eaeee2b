import {
  type Api,
  type Attachment,
  attachmentsList,
  attachmentsPartFinish,
  attachmentsPartStart,
  attachmentsRemove,
  isFailure,
  replyOf,
  resultOf,
} from '@harrow/api-client';
import { createPathStore, sendInParts, type Sources } from '@harrow/ui';
import { tellElsewhere } from '../../platform/failures/failureEvents.ts';

/** There is no such file, or none for this user: both are answered alike. */
const isUnknown = (error: unknown): boolean => isFailure(error, 'notFound') || (isFailure(error, 'refused') && error.failure.errorCode === 'E-012');

type FileStore = NonNullable<Sources['files']>;
type StoredFile = Awaited<ReturnType<FileStore['upload']>>;
type PartServer = Parameters<typeof sendInParts<StoredFile>>[1];
type FileOwner = Parameters<FileStore['list']>[0];

function toStoredFile(attachment: Attachment): StoredFile {
  return {
    id: attachment.id,
    name: attachment.filename,
    size: attachment.sizeBytes,
    type: attachment.mimetype,
    hasThumbnail: attachment.hasThumbnail,
    slot: attachment.columnName,
    uploadedAt: attachment.createTime,
    uploadedBy: attachment.createBy,
    takenAt: attachment.takenAt ?? undefined,
    latitude: attachment.gpsLat ?? undefined,
    longitude: attachment.gpsLng ?? undefined,
  };
}

function uploadForm(file: File, owner: FileOwner, slot: string | undefined): FormData {
  const form = new FormData();
  // Fields before the file: a server that reads the stream knows where it belongs before the bytes arrive.
  form.set('tableName', owner.table);
  form.set('tableId', owner.id ?? '');
  form.set('attachmentTableName', 'attach');
  form.set('columnName', slot ?? '');
  form.set('file', file, file.name);
  return form;
}

/** A file whose answer was lost is sent again under the same key, and not kept twice. */
const headersOf = (api: Api, key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { [api.config.headers?.idempotencyKey ?? 'X-Idempotency-Key']: key };

/** A failed upload is shown at the file, with a button to try again, and not a second time as a failed call. */
const toldAtTheFile =
  (upload: FileStore['upload']): FileStore['upload'] =>
  async (file, options) => {
    try {
      return await upload(file, options);
    } catch (error) {
      tellElsewhere(error);
      throw error;
    }
  };

/** From this size on, in bytes, files go in parts: a lost connection costs at most one of them. */
const partsFrom = 10 * 1024 * 1024;

const downloadPath = '/api/portal/attach/download';

function partServer(api: Api, file: File, owner: FileOwner, slot: string | undefined): PartServer {
  const announced = {
    tableName: owner.table,
    tableId: owner.id ?? '',
    columnName: slot ?? '',
    fileName: file.name,
    mimetype: file.type,
    sizeBytes: file.size,
    fileKey: `${file.name}|${file.size}|${file.lastModified}`.slice(-400),
  };
  return {
    async start(signal) {
      const { id, partBytes, received, attachment } = await resultOf(attachmentsPartStart({ body: announced, signal }));
      return { id, partBytes, received, kept: attachment ? toStoredFile(attachment) : undefined };
    },
    async send(id, index, part, onProgress, signal) {
      const form = new FormData();
      form.set('file', part, file.name);
      await api.upload(`/api/portal/attach/partUpload?id=${id}&index=${index}`, form, {
        signal,
        // A part that comes twice takes the place of itself.
        headers: headersOf(api, `${id}-${index}`),
        onProgress: (percent) => onProgress(percent / 100),
      });
    },
    finish: async (id, signal) => toStoredFile(await resultOf(attachmentsPartFinish({ body: { id }, signal }))),
  };
}

/** Checks that the file can be downloaded now; a refusal is reported like that of every other call. */
async function firstByte(api: Api, path: string): Promise<void> {
  await api.download(path, { headers: { range: 'bytes=0-0' } });
}

/**
 * The attachments of the contract as a file store.
 * Its addresses work in pictures and links because the browser sends a cookie with them; see `keepDownloadCookie`.
 */
export function createFileStore(api: Api): FileStore {
  const address = (query: Record<string, string>): string => `${api.config.baseUrl ?? ''}${downloadPath}?${new URLSearchParams(query)}`;
  return {
    upload: toldAtTheFile(async (file, { owner, slot, onProgress, signal, key }) => {
      if (file.size >= partsFrom) return sendInParts(file, partServer(api, file, owner, slot), { onProgress, signal });
      const answer = await api.upload<Attachment>('/api/portal/attach/upload', uploadForm(file, owner, slot), {
        signal,
        headers: headersOf(api, key),
        onProgress: (percent) => onProgress?.(percent / 100),
      });
      return toStoredFile(answer.result);
    }),
    async list({ table, id }, signal) {
      if (!id) return [];
      const { result } = await replyOf(attachmentsList({ query: { tableName: table, tableId: id }, signal }));
      return result.records.map(toStoredFile);
    },
    async remove({ id }) {
      await resultOf(attachmentsRemove({ query: { id } }));
    },
    check: ({ id }) => firstByte(api, `${downloadPath}?${new URLSearchParams({ id })}`),
    isConnectionLost: (error) => isFailure(error, 'offline'),
    isUnknown,
    url: ({ id }) => address({ id, inline: '1' }),
    thumbnailUrl: ({ id, type }) => (type.startsWith('image/') ? address({ id, thumbnail: '1' }) : undefined),
  };
}

const staticPath = '/sys/common/static';
const isForeign = (path: string): boolean => /^https?:\/\//i.test(path);

/** Files known by their paths, for upload fields and editors. Addresses of other sites stay as they are. */
export function createUploadStore(api: Api, { biz = 'temp', fields = {} }: { biz?: string; fields?: Readonly<Record<string, string>> } = {}): FileStore {
  const pathOf = (path: string): string => `${staticPath}/${path.split('/').map(encodeURIComponent).join('/')}`;
  const address = (path: string, query: string): string => (isForeign(path) ? path : `${api.config.baseUrl ?? ''}${pathOf(path)}?${query}`);
  const paths = createPathStore({
    biz,
    fields,
    send: ({ action, form, signal, onProgress, key }) =>
      api.upload(action, form, { signal, headers: headersOf(api, key), onProgress: (percent) => onProgress?.(percent / 100) }),
  });
  return {
    ...paths,
    upload: toldAtTheFile(paths.upload),
    check: async ({ id }) => {
      if (!isForeign(id)) await firstByte(api, pathOf(id));
    },
    isConnectionLost: (error) => isFailure(error, 'offline'),
    isUnknown,
    url: ({ id }) => address(id, 'inline=1'),
    thumbnailUrl: ({ id, type }) => (type.startsWith('image/') ? address(id, 'inline=1&thumbnail=1') : undefined),
  };
}
