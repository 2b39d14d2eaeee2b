import { vehicleOrderMastersShipLimits as limits } from '@harrow/api-client/limits';
import { LimitedInput } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';

/** Papers of a shipment as they are typed. */
export interface TypedPapers {
  blNo: string;
  containerNo: string;
  customsNo: string;
}

const names = ['blNo', 'containerNo', 'customsNo'] as const;

export const noPapers: TypedPapers = { blNo: '', containerNo: '', customsNo: '' };

/** The papers as the calls take them. */
export const papersOf = (typed: TypedPapers): Record<(typeof names)[number], string | null> => ({
  blNo: typed.blNo.trim() || null,
  containerNo: typed.containerNo.trim() || null,
  customsNo: typed.customsNo.trim() || null,
});

/** Bill of lading, container and customs declaration of a shipment. */
export function PapersFields({ value, onChange }: { value: TypedPapers; onChange: (change: Partial<TypedPapers>) => void }) {
  const { t } = useTranslation('vehicleOrder');
  return names.map((name) => (
    <Form.Item key={name} label={t(`field.${name}`)} htmlFor={`shipment-${name}`}>
      <LimitedInput id={`shipment-${name}`} limit={limits[name].maxLength} value={value[name]} onChange={({ target }) => onChange({ [name]: target.value })} />
    </Form.Item>
  ));
}
