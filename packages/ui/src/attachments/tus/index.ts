export { createTusStore, type TusStoreOptions, type TusUpload } from './createTusStore.ts';
export type { TusHeaders } from './tusRequests.ts';
export type { UploadStorage } from './unfinishedUploads.ts';
