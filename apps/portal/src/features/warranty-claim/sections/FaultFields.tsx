import { DictSelect, ReadOnlyField } from '@harrow/ui';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FaultRow } from '../form/claimForm.ts';
import { faultLimits } from '../form/claimLimits.ts';
import { errorAt, idOf, markAt, useClaimEditing } from '../form/editing.ts';
import { Field } from '../../../documents/form/Field.tsx';

interface FaultTextFieldProps {
  fault: FaultRow;
  field: 'bugDesc' | 'correction' | 'noCausalReason';
}

/** A text about a fault, over the whole width. */
export function FaultTextField({ fault, field }: FaultTextFieldProps) {
  const { t } = useTranslation('warrantyClaim');
  const { pageId, edit, readOnly, errors, marks } = useClaimEditing();
  const place = { kind: 'fault', faultId: fault.id, field } as const;
  const mark = markAt(marks, field, fault.id);
  if (readOnly) {
    return (
      <ReadOnlyField label={t(`field.bugList.${field}`)} wide mark={mark && (mark.note || t('documents:form.markedPlain'))}>
        {fault[field]}
      </ReadOnlyField>
    );
  }
  return (
    <Field id={idOf(pageId, place)} label={t(`field.bugList.${field}`)} error={errorAt(errors, place)} mark={mark} wide>
      {(control) => (
        <Input.TextArea
          {...control}
          rows={2}
          maxLength={faultLimits[field].maxLength}
          value={fault[field] ?? ''}
          onChange={(event) => edit({ type: 'fault', faultId: fault.id, patch: { [field]: event.target.value || null } })}
        />
      )}
    </Field>
  );
}

/** Why it failed, from the dictionary. */
export function FaultReasonField({ fault }: { fault: FaultRow }) {
  const { t } = useTranslation('warrantyClaim');
  const { pageId, edit, errors, marks } = useClaimEditing();
  const place = { kind: 'fault', faultId: fault.id, field: 'failureReason' } as const;
  return (
    <Field id={idOf(pageId, place)} label={t('field.bugList.failureReason')} error={errorAt(errors, place)} mark={markAt(marks, 'failureReason', fault.id)}>
      {(control) => (
        <DictSelect
          {...control}
          dict="failure_reason"
          value={fault.failureReason ?? undefined}
          onChange={(failureReason) => edit({ type: 'fault', faultId: fault.id, patch: { failureReason: failureReason ?? null } })}
        />
      )}
    </Field>
  );
}
