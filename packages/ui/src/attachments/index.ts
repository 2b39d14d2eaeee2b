export { AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';
export { type AttachmentSlot, AttachmentSlots, type AttachmentSlotsProps } from './AttachmentSlots.tsx';
export { type CheckedFiles, checkFile, checkFiles, type FileRefusal, type FileRules } from './upload/checkFile.ts';
export type { FileOwner, FileStore, StoredFile, UploadOptions } from '../sources/fileStore.ts';
export type { PictureEdit } from './pictureEdit/PictureEdit.ts';
export { type EditPictures, usePictureEdit } from './pictureEdit/usePictureEdit.tsx';
export { FileViewer, type FileViewerProps } from './viewer/FileViewer.tsx';
export { pictureUrl } from './viewer/pictureUrl.ts';
export { createPathStore, type FileRequest, type PathStoreOptions } from './upload/pathStore.ts';
export { scaleImage } from './upload/scaleImage.ts';
export { type PartsBegun, type PartServer, sendInParts, type SendInPartsOptions } from './upload/sendInParts.ts';
export { shownName } from './shownName.ts';
export { takeStored } from './upload/takeStored.ts';
export {
  createUploadQueue,
  isUnderWay,
  type Upload,
  type UploadQueue,
  type UploadQueueOptions,
  uploadQueueOf,
  type UploadStatus,
} from './upload/uploadQueue.ts';
export { useRefusalMessage } from './upload/useRefusalMessage.ts';
export { type Attachments, type RefusedFile, useAttachments } from './useAttachments.ts';
