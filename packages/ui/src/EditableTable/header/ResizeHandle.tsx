import { useColumnResize } from './useColumnResize.ts';
import tools from '../toolbar/tools.module.css';

/** The edge of a heading that can be pulled; a double click gives back the width. Keys do the same on the heading itself. */
export function ResizeHandle({ column }: { column: string }) {
  const { handle } = useColumnResize(column);
  return <span aria-hidden data-head-tool data-resize={column} className={tools.resize} {...handle} />;
}
