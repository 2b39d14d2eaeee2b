import { Viewer } from '@bytemd/react';
import { useMemo } from 'react';
import { useEditorTexts } from '../editors/useEditorTexts.ts';
import styles from './MarkdownEditor.module.css';
import { markdownPlugins } from './plugins.ts';

export function MarkdownText({ value }: { value: string | null | undefined }) {
  const { t } = useEditorTexts();
  const plugins = useMemo(() => markdownPlugins({ done: t('markdown.done'), open: t('markdown.open') }), [t]);
  return (
    <div className={styles.text}>
      <Viewer value={value ?? ''} plugins={plugins} />
    </div>
  );
}
