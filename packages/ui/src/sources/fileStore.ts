/** A file that the store has accepted. */
export interface StoredFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type, e.g. `image/jpeg`. */
  type: string;
  /** Whether the store has a small picture of it. False says so beside a picture. Default: unknown. */
  hasThumbnail?: boolean;
  /** Slot of the owner that it belongs to; empty for the main list. */
  slot?: string;
  /** Wire time of the upload. */
  uploadedAt?: string;
  uploadedBy?: string;
  /** From the picture's EXIF data: wire time when it was taken. */
  takenAt?: string;
  /** From the picture's EXIF data: where it was taken, decimal degrees. */
  latitude?: number;
  longitude?: number;
}

/** The record that files belong to. */
export interface FileOwner {
  /** e.g. `warranty_claim`. */
  table: string;
  /** Missing until the record was saved for the first time: then nothing can be uploaded yet. */
  id?: string;
}

export interface UploadOptions {
  owner: FileOwner;
  slot?: string;
  /** Share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The same for every attempt at one file, at most 64 characters: by it a server knows a file again whose answer was lost. */
  key?: string;
}

/** Storage of files. */
export interface FileStore {
  /** Rejects with an `Error` whose message can be shown, or with an `AbortError` when `signal` was used. */
  upload(file: File, options: UploadOptions): Promise<StoredFile>;
  list(owner: FileOwner, signal?: AbortSignal): Promise<StoredFile[]>;
  remove(file: StoredFile): Promise<void>;
  /** Address of the whole file, for preview and download. */
  url(file: StoredFile): string;
  /**
   * Rejects when the file is gone, or may not be seen any more. Asked before a download or a PDF begins, which would else show or
   * save the server's refusal as if it were the file.
   */
  check?(file: StoredFile): Promise<void>;
  /** Whether a failed check says that there is no such file, or none for this user. */
  isUnknown?(error: unknown): boolean;
  /** Whether an upload failed only because the server could not be reached: it is tried again when the network is back. */
  isConnectionLost?(error: unknown): boolean;
  /** Address of a small picture, if the store makes one. */
  thumbnailUrl?(file: StoredFile): string | undefined;
}
