import { useMemo } from 'react';
import { sanitizeHtml } from '../editors/sanitizeHtml.ts';
import styles from './RichTextEditor.module.css';

export function RichTextView({ html }: { html: string | null | undefined }) {
  const clean = useMemo(() => sanitizeHtml(html ?? ''), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
