import type { VehicleItem } from '@harrow/api-client';
import { type Column, CopyText, DateText, EllipsisText, type ExportColumn, formatNumber, type Language, StatusTag } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { billStatusTones } from '../../shared/billStatus.ts';
import { vehicleTones, warrantyTones } from './vehicleStatus.ts';

/** Columns of the vehicle list. */
export function vehicleColumns(t: TFunction<'vehicle'>, language: Language): Column<VehicleItem>[] {
  return [
    { key: 'vin', title: t('field.vin'), width: 208, fixed: 'left', sortable: true, render: ({ vin }) => <span className="hw-number">{vin}</span> },
    {
      key: 'vehicleStatus',
      title: t('field.vehicleStatus'),
      width: 120,
      sortable: true,
      render: (vehicle) => <StatusTag color={vehicleTones[vehicle.vehicleStatus]} text={vehicle.vehicleStatus_dictText} />,
    },
    {
      key: 'thirdProduct',
      title: t('field.thirdProduct'),
      width: 160,
      sortable: true,
      render: (vehicle) => <EllipsisText text={vehicle.thirdProduct_dictText} length={14} fit />,
    },
    {
      key: 'fourthProduct',
      title: t('field.fourthProduct'),
      width: 120,
      sortable: true,
      render: (vehicle) => <EllipsisText text={vehicle.fourthProduct_dictText} length={12} fit />,
    },
    { key: 'engineNo', title: t('field.engineNo'), width: 160, sortable: true, render: ({ engineNo }) => <CopyText text={engineNo} /> },
    {
      key: 'dealerName',
      title: t('field.dealerName'),
      width: 180,
      sortable: true,
      render: ({ dealerName }) => <EllipsisText text={dealerName} length={18} fit />,
    },
    {
      key: 'subDealerName',
      title: t('field.subDealerName'),
      width: 140,
      render: ({ subDealerName }) => <EllipsisText text={subDealerName ?? '–'} length={14} fit />,
    },
    {
      key: 'pdiStatus',
      title: t('field.pdiStatus'),
      width: 120,
      sortable: true,
      render: ({ pdiStatus, pdiStatus_dictText: text }) => (pdiStatus ? <StatusTag variant="dot" color={billStatusTones[pdiStatus]} text={text} /> : '–'),
    },
    { key: 'arrivalDate', title: t('field.arrivalDate'), width: 120, sortable: true, render: ({ arrivalDate }) => <DateText value={arrivalDate} /> },
    { key: 'deliveryDate', title: t('field.deliveryDate'), width: 120, sortable: true, render: ({ deliveryDate }) => <DateText value={deliveryDate} /> },
    {
      key: 'ownerName',
      title: t('field.ownerName'),
      width: 160,
      sortable: true,
      render: ({ ownerName }) => <EllipsisText text={ownerName ?? '–'} length={14} fit />,
    },
    {
      key: 'warrantyEndDate',
      title: t('field.warrantyEndDate'),
      width: 140,
      sortable: true,
      render: ({ warrantyEndDate, warrantyState }) =>
        warrantyEndDate ? (
          <StatusTag
            variant="dot"
            color={warrantyTones[warrantyState]}
            text={
              <span title={t(`warranty.${warrantyState}`)}>
                <DateText value={warrantyEndDate} />
              </span>
            }
          />
        ) : (
          '–'
        ),
    },
    {
      key: 'currentHours',
      title: t('field.currentHours'),
      width: 112,
      align: 'right',
      sortable: true,
      render: ({ currentHours }) => formatNumber(currentHours, language) || '–',
    },
  ];
}

/** Columns of the export that the list does not show. */
export const moreVehicleColumns = (t: TFunction<'vehicle'>): ExportColumn[] =>
  (['secondProduct', 'dealerCode', 'createTime'] as const).map((key) => ({ key, title: t(`field.${key}`) }));
