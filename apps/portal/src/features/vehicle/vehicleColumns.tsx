import type { VehicleItem } from '@harrow/api-client';
import { vehiclesFields as sheet } from '@harrow/api-client/fields';
import { type Column, CopyText, DateText, StatusTag } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { billStatusTones } from '../../shared/billStatus.ts';
import { columnsOf } from '../../shared/fields/columnsOf.tsx';
import { queryFieldsOf } from '../../shared/fields/queryFieldsOf.ts';
import { vehicleTones, warrantyTones } from './vehicleStatus.ts';

/** Columns of the vehicle list. */
export const vehicleColumns = (t: TFunction<'vehicle'>): Column<VehicleItem>[] =>
  columnsOf<VehicleItem>(sheet, t, [
    { key: 'vin', width: 208, fixed: 'left', render: ({ vin }) => <span className="hw-number">{vin}</span> },
    { key: 'vehicleStatus', width: 120, tones: vehicleTones },
    { key: 'thirdProduct', width: 160 },
    { key: 'fourthProduct', width: 120 },
    { key: 'engineNo', width: 160, render: ({ engineNo }) => <CopyText text={engineNo} /> },
    { key: 'dealerName', width: 180 },
    { key: 'subDealerName', width: 140, sortable: false },
    { key: 'pdiStatus', width: 120, tones: billStatusTones, dot: true },
    { key: 'arrivalDate', width: 120 },
    { key: 'deliveryDate', width: 120 },
    { key: 'ownerName', width: 160 },
    {
      key: 'warrantyEndDate',
      width: 140,
      render: ({ warrantyEndDate, warrantyState }) => {
        if (!warrantyEndDate) return '–';
        const end = (
          <span title={t(`warranty.${warrantyState}`)}>
            <DateText value={warrantyEndDate} />
          </span>
        );
        return <StatusTag variant="dot" color={warrantyTones[warrantyState]} text={end} />;
      },
    },
    { key: 'currentHours', width: 112 },
  ]);

/** What the advanced query may ask about machines, in the order of the list. */
export const vehicleQueryFields = (t: TFunction<'vehicle'>) =>
  queryFieldsOf(sheet, t, [
    'vin',
    'vehicleStatus',
    'secondProduct',
    'thirdProduct',
    'fourthProduct',
    'engineNo',
    'dealerName',
    'subDealerName',
    'pdiStatus',
    'productionDate',
    'arrivalDate',
    'deliveryDate',
    'ownerName',
    'currentHours',
    'warrantyEndDate',
    'vehicleOrderNo',
    'contractNo',
  ]);
