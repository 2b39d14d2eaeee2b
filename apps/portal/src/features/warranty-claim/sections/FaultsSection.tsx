import { DocumentSection, EmptyState } from '@harrow/ui';
import { Button, Collapse } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLineRights } from '../../../documents/form/useLineRights.ts';
import { useRowKeys } from '../../../documents/form/useRowKeys.ts';
import { errorAt, idOf, useClaimEditing } from '../form/editing.ts';
import { FaultHead } from './FaultHead.tsx';
import { FaultPanel } from './FaultPanel.tsx';

/** The faults, each with its labour and parts. */
export function FaultsSection({ errorCount }: { errorCount: number }) {
  const { t } = useTranslation('warrantyClaim');
  const { pageId, form, edit, readOnly, errors } = useClaimEditing();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const ids = form.faults.map(({ id }) => id);
  const keys = useRowKeys(ids);
  const wrong = errorAt(errors, { kind: 'header', field: 'bugList' });
  // The focus follows to the first field of a fault that was added.
  const isAdding = useRef(false);
  const lastId = ids.at(-1);
  useEffect(() => {
    if (!isAdding.current || lastId === undefined) return;
    isAdding.current = false;
    document.getElementById(idOf(pageId, { kind: 'fault', faultId: lastId, field: 'bugSystem' }))?.focus();
  }, [lastId, pageId]);
  const add = (): void => {
    isAdding.current = true;
    edit({ type: 'addFault' });
  };
  const { mayAdd } = useLineRights('warrantyClaim:bug');
  const addFault = !readOnly && mayAdd && (
    <Button id={idOf(pageId, { kind: 'header', field: 'bugList' })} onClick={add}>
      {t('fault.add')}
    </Button>
  );
  return (
    <DocumentSection id="faults" title={t('section.faults')} errorCount={errorCount} extra={ids.length > 0 && addFault}>
      {wrong && <p style={{ color: 'var(--hw-danger)' }}>{wrong}</p>}
      {ids.length === 0 && <EmptyState title={t('fault.none')} action={addFault} />}
      {ids.length > 0 && (
        <Collapse
          // New faults are open; what the user closed stays closed, unless something in it is wrong.
          activeKey={keys.filter((key, index) => !closed.includes(key) || errors.some(({ place }) => 'faultId' in place && place.faultId === ids[index]))}
          onChange={(open) => setClosed(keys.filter((key) => !open.includes(key)))}
          items={form.faults.map((fault, index) => ({
            key: keys[index]!,
            label: <FaultHead fault={fault} no={index + 1} />,
            children: <FaultPanel fault={fault} no={index + 1} />,
          }))}
        />
      )}
    </DocumentSection>
  );
}
