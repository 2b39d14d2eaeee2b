import gfm from '@bytemd/plugin-gfm';
import { Viewer } from '@bytemd/react';
import styles from './MarkdownEditor.module.css';

export const plugins = [gfm()];

export function MarkdownText({ value }: { value: string | null | undefined }) {
  return (
    <div className={styles.text}>
      <Viewer value={value ?? ''} plugins={plugins} />
    </div>
  );
}
