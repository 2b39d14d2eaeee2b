import { type ClipboardEvent, type DragEvent, useState } from 'react';

export interface DropTarget {
  /** Files are held over it. */
  over: boolean;
  handlers: {
    onDragOver?: (event: DragEvent) => void;
    onDragLeave?: (event: DragEvent) => void;
    onDrop?: (event: DragEvent) => void;
    onPaste?: (event: ClipboardEvent) => void;
  };
}

const holdsFiles = (transfer: DataTransfer): boolean => transfer.types.includes('Files');

/** Takes files that are dropped or pasted. */
export function useDropTarget(onFiles: ((files: File[]) => void) | undefined): DropTarget {
  const [over, setOver] = useState(false);
  if (!onFiles) return { over: false, handlers: {} };
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer): void => {
    if (transfer.files.length === 0) return;
    event.preventDefault();
    onFiles([...transfer.files]);
  };
  return {
    over,
    handlers: {
      onDragOver(event) {
        if (!holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event) {
        // Moving onto a child is no leaving.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event) {
        setOver(false);
        take(event, event.dataTransfer);
      },
      onPaste: (event) => take(event, event.clipboardData),
    },
  };
}
