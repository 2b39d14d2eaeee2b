export { AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';
export { type AttachmentSlot, AttachmentSlots, type AttachmentSlotsProps } from './AttachmentSlots.tsx';
export { checkFile, type FileRefusal } from './checkFile.ts';
export type { FileOwner, FileStore, StoredFile, UploadOptions } from './fileStore.ts';
export { FileViewer, type FileViewerProps } from './FileViewer.tsx';
export { createUploadQueue, type Upload, type UploadQueue, type UploadQueueOptions, uploadQueueOf, type UploadStatus } from './uploadQueue.ts';
export { type Attachments, type RefusedFile, useAttachments } from './useAttachments.ts';
