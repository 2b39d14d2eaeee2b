import { warrantyClaimsForm } from '@harrow/api-client/forms';
import { FieldGrid, ReadOnlyField, useMessages } from '@harrow/ui';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLineRights } from '../../../documents/form/useLineRights.ts';
import { fieldId, useFormPart, useOpenForm } from '../../../documents/form/document/openForm.ts';
import { rowsOf } from '../../../documents/form/engine/values.ts';
import { LineField } from '../claimKind.ts';
import type { Fault } from '../form/claimForm.ts';
import { FaultCodeFields } from './FaultCodeFields.tsx';
import { FaultVerdict } from '../review/FaultVerdict.tsx';
import { LabourTable } from './LabourTable.tsx';
import { PartsTable } from './PartsTable.tsx';
import styles from './sections.module.css';

const faultFields = warrantyClaimsForm.lists.bugList.fields;

/** One fault: failure, cause, repair, and its lines. */
export function FaultPanel({ fault, no }: { fault: Fault; no: number }) {
  const { t } = useTranslation('warrantyClaim');
  const { engine, readOnly, pageId } = useOpenForm();
  const errors = useFormPart((state) => state.errors);
  const { mayRemove } = useLineRights('warrantyClaim:bug');
  const { modal } = useMessages();
  const { id: faultId } = fault;
  const hasCausalPart = fault.parts.some(({ isCausal }) => isCausal === 'Y');
  // Errors that concern all lines below the fault, whatever field they name.
  const linesErrors = errors.filter(({ list, rowId, field }) => list === 'bugList' && rowId === faultId && !(field in faultFields));
  const remove = (): void =>
    engine.setRows(
      'bugList',
      rowsOf(engine.store.get().mine, 'bugList').filter(({ id }) => id !== faultId),
    );
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
          <ReadOnlyField label={t('field.bugList.bugCode')}>{[fault.bugCode, fault.bugName].filter(Boolean).join(' ')}</ReadOnlyField>
        ) : (
          <FaultCodeFields fault={fault} />
        )}
        <LineField list="bugList" rowId={faultId} name="failureReason" needed />
        <ReadOnlyField label={t('field.bugList.supplierName')}>{fault.supplierName}</ReadOnlyField>
        <LineField list="bugList" rowId={faultId} name="bugDesc" rows={2} wide />
        <LineField list="bugList" rowId={faultId} name="correction" rows={2} wide />
        {(fault.noCausalReason || (!hasCausalPart && fault.parts.length === 0)) && (
          <LineField list="bugList" rowId={faultId} name="noCausalReason" rows={2} wide needed />
        )}
      </FieldGrid>
      {linesErrors.map(({ field, text }) => (
        <p key={field} id={fieldId(pageId, field, faultId)} tabIndex={-1} className={styles.error}>
          {text}
        </p>
      ))}
      <div className={styles.lines}>
        <LabourTable fault={fault} />
      </div>
      <div className={styles.lines}>
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
