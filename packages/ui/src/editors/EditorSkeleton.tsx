import { Skeleton } from 'antd';
import { ServerStyles } from '../serverStyles/ServerStyles.tsx';
import { useStyleOf } from '../serverStyles/useStyleOf.ts';
import styles from './editors.module.css';

/** Stands where an editor will be while its code is on the way. */
export function EditorSkeleton({ height }: { height: number }) {
  const styleOf = useStyleOf();
  return (
    <div {...styleOf({ height })}>
      <ServerStyles styleOf={styleOf} styles={() => [{ height }]} />
      <Skeleton.Node active className={styles.skeleton} />
    </div>
  );
}
