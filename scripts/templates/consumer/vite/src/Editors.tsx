import { CodeEditor } from '@harrow/ui/code-editor';
import { CronInput } from '@harrow/ui/cron-editor';
import { RichTextEditor } from '@harrow/ui/rich-text-editor';
import { useState } from 'react';

/** Each with a sheet of its own, and styles that are made at run time. */
export function Editors() {
  const [cron, setCron] = useState('0 0 8 * * ?');
  return (
    <section aria-label="Editors">
      <CodeEditor value="select 1" aria-label="Statement" />
      <RichTextEditor value="<p>Ploughs</p>" aria-label="Description" />
      <CronInput value={cron} onChange={setCron} aria-label="Schedule" />
    </section>
  );
}
