import { Suspense } from 'react';
import { lazyPart } from '../../HarrowProvider/parts/lazyPart.ts';
import type { FileStore, StoredFile } from '../../sources/fileStore.ts';

const FileDialog = lazyPart(() => import('./FileDialog.tsx'));

export interface FileViewerProps {
  /** File store. Default: the source `files`. */
  store?: FileStore | undefined;
  /** The files to go through. */
  files: StoredFile[];
  /** Which of them is shown. */
  index: number;
  /** The user went on to another file. */
  onIndexChange: (index: number) => void;
  /** The viewer is to be closed. */
  onClose: () => void;
}

/**
 * Shows files over the page: pictures with zoom and rotation, PDF, video; others can be downloaded.
 * Keys: arrows left and right change the file, + and - zoom, R rotates, 0 resets, Escape closes.
 */
export function FileViewer(props: FileViewerProps) {
  return (
    <Suspense>
      <FileDialog {...props} />
    </Suspense>
  );
}
