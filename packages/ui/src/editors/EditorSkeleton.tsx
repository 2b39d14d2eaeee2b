import { Skeleton } from 'antd';

/** Stands where an editor will be while its code is on the way. */
export function EditorSkeleton({ height }: { height: number }) {
  return <Skeleton.Node active style={{ width: '100%', height }} />;
}
