import type { WarrantyClaim } from '@harrow/api-client';
import { AttachmentList } from '@harrow/ui';
import { useMemo } from 'react';
import { attachmentTable } from '../claims.ts';

/** Files that belong to no photo slot. */
export function OtherFiles({ claim }: { claim: Pick<WarrantyClaim, 'id' | 'allowedActions'> }) {
  const owner = useMemo(() => ({ table: attachmentTable, id: claim.id }), [claim.id]);
  return <AttachmentList owner={owner} readOnly={!claim.allowedActions.includes('edit')} />;
}
