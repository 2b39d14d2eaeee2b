import type { Saved, SalesGoal } from '@harrow/api-client';
import { formatNumber, LimitedTextArea, NumberInput, useSettings } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Col, Form, Row } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/administration/EditDialog.tsx';
import { useWarnings } from '../../../shared/calls/useWarnings.tsx';
import { useRequired } from '../../../shared/master/masterFields.tsx';
import { goals, reviseGoal } from '../goals.ts';
import { months, type TargetField, targetField, targetsOf, type Targets, totalOf } from '../months.ts';

type Revision = { [Field in TargetField]: number | null } & { annualTarget: number; reason: string };

/** Fewest characters of the reason, and most. */
const reasonLength = { min: 5, max: 500 };

/** Other targets for a released goal; its dealer is asked to confirm them. */
export function ReviseDialog({ goal, onClose }: { goal: SalesGoal; onClose: () => void }) {
  const { t } = useTranslation('salesGoal');
  const client = useQueryClient();
  const required = useRequired();
  const warnings = useWarnings();
  const { id, version, goalNo, fixed, annualTarget } = goal;
  return (
    <EditDialog<Revision, Saved | undefined>
      title={t('ask.revise', { no: goalNo })}
      okText={t('action.revise')}
      initialValues={{ annualTarget, ...targetsOf(goal) } as Revision}
      save={({ reason, annualTarget: annual, ...targets }) =>
        warnings.run((confirm) => reviseGoal({ id, version, reason, annualTarget: annual, ...targetsOf(targets) }, confirm))
      }
      onSaved={(saved) => {
        // The user went back to the targets.
        if (!saved) return;
        void client.invalidateQueries({ queryKey: goals.key });
        onClose();
      }}
      onClose={onClose}
      notice={<p>{t('reviseNote')}</p>}
    >
      {warnings.dialog}
      <Form.Item name="annualTarget" label={t('field.annualTarget')} rules={required}>
        <NumberInput decimals={0} min={1} max={99_999} />
      </Form.Item>
      <Row gutter={12}>
        {months.map((month) => (
          <Col key={month} xs={12} sm={6}>
            <Form.Item name={targetField(month)} label={t(`field.month${month}`)}>
              <NumberInput decimals={0} min={1} max={99_999} disabled={fixed.includes(targetField(month))} />
            </Form.Item>
          </Col>
        ))}
      </Row>
      <Difference />
      <Form.Item name="reason" label={t('reason')} rules={[...required, { min: reasonLength.min, message: t('reasonLength') }]}>
        <LimitedTextArea limit={reasonLength.max} rows={3} />
      </Form.Item>
    </EditDialog>
  );
}

function Difference() {
  const { t } = useTranslation('salesGoal');
  const { language } = useSettings();
  const values = Form.useWatch<Partial<Targets> & { annualTarget?: number }>((all: Revision) => all) ?? {};
  return (
    <p>
      {t('difference')}: {formatNumber((values.annualTarget ?? 0) - totalOf(values), language)}
    </p>
  );
}
