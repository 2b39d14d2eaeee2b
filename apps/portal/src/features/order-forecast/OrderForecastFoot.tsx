import type { OrderForecastAction } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { useDocument } from './orderForecastKind.ts';
import { useCopy } from './useCopy.ts';

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<OrderForecastAction, 'edit'>, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  noPass: { rank: 3, danger: true },
  refuse: { rank: 4, danger: true },
  copy: { rank: 5, main: true },
  withdraw: { rank: 6 },
  giveUp: { rank: 7, danger: true },
  delete: { rank: 8, danger: true },
};

/** Its month is not the dealer's to correct. */
const markable = ['remark'];

/** Actions of the forecast. */
export function OrderForecastFoot() {
  const { t } = useTranslation('orderForecast');
  const forecast = useDocument();
  const copy = useCopy();
  return (
    <FormFoot looks={looks} labels={{ copy: t('action.copy') }} markableFields={markable} own={{ copy: () => forecast && copy(forecast.id) }} isPrintable />
  );
}
