import { CodeEditor } from '@harrow/ui/code-editor';
import { CronEditor } from '@harrow/ui/cron-editor';
import { MarkdownEditor } from '@harrow/ui/markdown-editor';
import { RichTextEditor } from '@harrow/ui/rich-text-editor';
import { useState } from 'react';

/** What makes styles at run time, each in its own way: the page's content security policy says which are allowed. */
export function Editors() {
  const [cron, setCron] = useState('0 0 8 * * ?');
  return (
    <section aria-label="Editors">
      <CodeEditor value="select 1" aria-label="Statement" />
      <MarkdownEditor value="# Ploughs" aria-label="Notes" />
      <RichTextEditor value="<p>Ploughs</p>" aria-label="Description" />
      <CronEditor value={cron} onChange={setCron} />
    </section>
  );
}
