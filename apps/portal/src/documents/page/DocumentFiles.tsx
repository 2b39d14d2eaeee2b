import { AttachmentList } from '@harrow/ui';
import { useMemo } from 'react';

/** Files of a document that belong to no slot. @param table under which they are kept */
export function DocumentFiles({ table, id, readOnly }: { table: string; id: string; readOnly: boolean }) {
  const owner = useMemo(() => ({ table, id }), [table, id]);
  return <AttachmentList owner={owner} readOnly={readOnly} />;
}
