import { DictText, FieldGrid, ReadOnlyField, useMessages } from '@harrow/ui';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLineRights } from '../../../documents/form/useLineRights.ts';
import type { FaultRow } from '../form/claimForm.ts';
import { errorAt, useClaimEditing } from '../form/editing.ts';
import { FaultCodeFields } from './FaultCodeFields.tsx';
import { FaultReasonField, FaultTextField } from './FaultFields.tsx';
import { FaultVerdict } from '../review/FaultVerdict.tsx';
import { LabourTable } from './LabourTable.tsx';
import { PartsTable } from './PartsTable.tsx';
import styles from './sections.module.css';

/** One fault: what failed, why, what was done, and the lines. */
export function FaultPanel({ fault, no }: { fault: FaultRow; no: number }) {
  const { t } = useTranslation('warrantyClaim');
  const { edit, readOnly, errors } = useClaimEditing();
  const { mayRemove } = useLineRights('warrantyClaim:bug');
  const { modal } = useMessages();
  const { id: faultId } = fault;
  const hasCausalPart = fault.parts.some(({ isCausal }) => isCausal === 'Y');
  const linesError = ['detailList', 'partsList', 'isCausal', 'causalPartCode'].flatMap((field) => errorAt(errors, { kind: 'fault', faultId, field }) ?? []);
  const remove = (): void => edit({ type: 'removeFault', faultId });
  const askRemove = (): void => {
    const isEmpty = !fault.bugCode && fault.labour.length === 0 && fault.parts.length === 0;
    if (isEmpty) return remove();
    modal.confirm({
      title: t('fault.removeAsk'),
      okText: t('fault.remove'),
      cancelText: t('documents:action.cancel'),
      okButtonProps: { danger: true },
      onOk: remove,
    });
  };
  return (
    <div>
      <FaultVerdict fault={fault} no={no} />
      <FieldGrid>
        {readOnly ? (
          <>
            <ReadOnlyField label={t('field.bugList.bugCode')}>{[fault.bugCode, fault.bugName].filter(Boolean).join(' ')}</ReadOnlyField>
            <ReadOnlyField label={t('field.bugList.failureReason')}>
              <DictText dict="failure_reason" value={fault.failureReason} />
            </ReadOnlyField>
          </>
        ) : (
          <>
            <FaultCodeFields fault={fault} />
            <FaultReasonField fault={fault} />
          </>
        )}
        <ReadOnlyField label={t('field.bugList.supplierName')}>{fault.supplierName}</ReadOnlyField>
        <FaultTextField fault={fault} field="bugDesc" />
        <FaultTextField fault={fault} field="correction" />
        {(fault.noCausalReason || (!hasCausalPart && fault.parts.length === 0)) && <FaultTextField fault={fault} field="noCausalReason" />}
      </FieldGrid>
      {linesError.map((text) => (
        <p key={text} id={`fault-${faultId}-isCausal`} className={styles.error}>
          {text}
        </p>
      ))}
      <div id={`fault-${faultId}-labour`} className={styles.lines}>
        <LabourTable fault={fault} />
      </div>
      <div id={`fault-${faultId}-parts`} className={styles.lines}>
        <PartsTable fault={fault} />
      </div>
      {!readOnly && mayRemove && (
        <Button type="text" danger onClick={askRemove}>
          {t('fault.remove')}
        </Button>
      )}
    </div>
  );
}
