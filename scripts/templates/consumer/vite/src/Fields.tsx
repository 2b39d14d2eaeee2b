import { DateInput, UploadField, useMessages } from '@harrow/ui';
import { AdvancedQuery, QueryChips, type QueryField } from '@harrow/ui/advanced-query';
import { CronEditor } from '@harrow/ui/cron-editor';
import { RolePicker } from '@harrow/ui/pickers';
import { useState } from 'react';

type Query = Parameters<typeof AdvancedQuery>[0]['value'];

const fields: QueryField[] = [
  { value: 'part', label: 'Part' },
  { value: 'quantity', label: 'Quantity', type: 'number' },
];

/** Parts that open overlays, and parts that measure themselves. */
export function Fields() {
  const { message } = useMessages();
  const [query, setQuery] = useState<Query>();
  const [role, setRole] = useState('r1');
  const [isScheduling, setScheduling] = useState(false);
  return (
    <section aria-label="Fields">
      <AdvancedQuery fields={fields} value={query} onChange={setQuery} saveCode="orders" />
      <QueryChips fields={fields} value={query} onChange={setQuery} />
      <RolePicker value={role} onChange={setRole} aria-label="Role" />
      <UploadField aria-label="Evidence" />
      <DateInput aria-label="Day" />
      <button type="button" onClick={() => setScheduling(true)}>
        Plan
      </button>
      <CronEditor open={isScheduling} value="0 0 8 * * ?" onOk={() => setScheduling(false)} onCancel={() => setScheduling(false)} />
      <button type="button" onClick={() => message.success('Saved')}>
        Save
      </button>
    </section>
  );
}
