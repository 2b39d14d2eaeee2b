import type { OrderType } from '@harrow/api-client';
import { checkboxColumn, type EditableColumn, numberColumn, readOnlyColumn, textColumn } from '@harrow/ui/editable-table';
import type { TFunction } from 'i18next';
import { nameFields } from '../../shared/master/nameFields.ts';

const yesNo = ['Y', 'N'] as const;

/** @param nameField the name that is shown: the one of the chosen language */
export function orderTypeColumns(t: TFunction<'orderType'>, nameField: (typeof nameFields)[number]): EditableColumn<OrderType>[] {
  const percent = (key: 'surchargePct' | 'discountPct') =>
    numberColumn<OrderType>({ key, title: `${t(`field.${key}`)} %`, width: 104, precision: 2, min: 0, max: 100, required: true });
  const flag = (key: 'freeOfCharge' | 'creditAuto' | 'needsReason' | 'needsVin' | 'needsClaim' | 'selectable' | 'enabled') =>
    checkboxColumn<OrderType>({
      key,
      title: t(`field.${key}`),
      width: 96,
      customValue: yesNo,
      // Written by the system alone.
      ...(key === 'selectable' && { readOnly: ({ orderType }: OrderType) => orderType === 'resend' }),
    });
  return [
    readOnlyColumn({ key: 'bizType_dictText', title: t('field.bizType'), width: 112, frozen: 'left' }),
    readOnlyColumn({ key: 'orderType', title: t('field.orderType'), width: 144, frozen: 'left', showDetails: true }),
    ...nameFields.map((key) =>
      textColumn<OrderType>({
        key,
        title: t('field.name'),
        width: 160,
        maxLength: 200,
        hidden: key !== nameField,
        required: key === 'nameZh' || key === 'nameEn',
      }),
    ),
    numberColumn({ key: 'leadDays', title: t('field.leadDays'), width: 96, precision: 0, min: 0, max: 365, required: true }),
    percent('surchargePct'),
    percent('discountPct'),
    flag('freeOfCharge'),
    flag('creditAuto'),
    flag('needsReason'),
    flag('needsVin'),
    flag('needsClaim'),
    flag('selectable'),
    flag('enabled'),
    numberColumn({ key: 'sortNo', title: t('field.sortNo'), width: 80, precision: 0, min: 0, max: 9999, required: true }),
  ];
}
