import { CodeEditor } from '@harrow/ui/code-editor';
import { CronInput } from '@harrow/ui/cron-editor';
import { MarkdownEditor } from '@harrow/ui/markdown-editor';
import { RichText, RichTextEditor } from '@harrow/ui/rich-text-editor';
import { useState } from 'react';

/** Each with a sheet of its own, and styles that are made at run time. */
export function Editors() {
  const [cron, setCron] = useState('0 0 8 * * ?');
  const [description, setDescription] = useState('<h2 style="text-align: center">Ploughs</h2><p>Deep</p>');
  const [findings, setFindings] = useState('## Findings\n\n| part | count |\n| --- | ---: |\n| Blade | 2 |\n');
  return (
    <section aria-label="Editors">
      <CodeEditor value="select 1" aria-label="Statement" />
      <RichTextEditor value={description} onChange={setDescription} aria-label="Description" />
      <article aria-label="As it reads">
        <RichText html={description} />
      </article>
      <MarkdownEditor value={findings} onChange={setFindings} aria-label="Findings" />
      <CronInput value={cron} onChange={setCron} aria-label="Schedule" />
    </section>
  );
}
