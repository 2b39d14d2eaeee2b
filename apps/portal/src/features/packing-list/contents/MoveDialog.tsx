import { LimitedInput, NumberInput } from '@harrow/ui';
import { Form, Modal, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LineRow } from '../packingKind.ts';
import { boxNo } from './boxContents.ts';

interface Move {
  lineId: string;
  no: string;
  qty: number;
}

interface MoveDialogProps {
  lines: readonly LineRow[];
  /** Numbers of the boxes that there are. */
  boxes: readonly string[];
  onMove: (move: Move) => void;
  onClose: () => void;
}

/** Moves a line to another box, whole or in part; a number that no box has begins a new one. */
export function MoveDialog({ lines, boxes, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('packingList');
  const [form] = Form.useForm<Move>();
  const lineId = Form.useWatch('lineId', form);
  const line = lines.find(({ id }) => id === lineId);
  const required = [{ required: true, whitespace: true, message: t('shared:required') }];
  return (
    <Modal open title={t('move.title')} okText={t('move.ok')} cancelText={t('shared:administration.cancel')} onOk={() => form.submit()} onCancel={onClose}>
      <Form<Move>
        form={form}
        layout="vertical"
        onFinish={({ no, ...move }) => onMove({ ...move, no: boxNo(no) })}
        onValuesChange={(changed: Partial<Move>) => {
          if (changed.lineId) form.setFieldsValue({ qty: lines.find(({ id }) => id === changed.lineId)?.qty ?? undefined });
        }}
      >
        <Form.Item name="lineId" label={t('move.line')} rules={[{ required: true, message: t('shared:required') }]}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={lines.map(({ id, wmsBoxNo, partsCode, partsName, orderNo, orderLineNo }) => ({
              value: id,
              label: `${wmsBoxNo} · ${partsCode} ${partsName} · ${orderNo}-${orderLineNo}`,
            }))}
          />
        </Form.Item>
        <Form.Item
          name="qty"
          label={t('field.lines.qty')}
          rules={[
            { required: true, message: t('shared:required') },
            {
              validator: (_, qty: number | undefined) =>
                qty === undefined || (qty > 0 && qty <= (line?.qty ?? qty))
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('move.most', { qty: line?.qty ?? 0 }))),
            },
          ]}
        >
          <NumberInput decimals={2} nonNegative />
        </Form.Item>
        <Form.Item name="no" label={t('move.to')} extra={t('move.hint', { boxes: boxes.join(', ') })} rules={required}>
          <LimitedInput limit={30} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
