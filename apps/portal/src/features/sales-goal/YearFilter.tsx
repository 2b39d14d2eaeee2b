import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { thisYear } from './goals.ts';

/** Years before and after this one that are offered. */
const [before, after] = [3, 2];

/** Years that goals are looked at, and those that they are set for. */
export const yearsAround = (first: number, last: number): { value: string; label: string }[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String(last - at)).map((value) => ({ value, label: value }));

/** The year of goals. */
export function YearFilter() {
  const { t } = useTranslation('salesGoal');
  const year = thisYear();
  return (
    <Form.Item name="year" label={t('field.year')}>
      <Select allowClear options={yearsAround(year - before, year + after)} />
    </Form.Item>
  );
}
