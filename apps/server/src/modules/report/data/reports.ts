import type { SixTexts } from '../../../shared/messages/sixTexts.ts';
import type { ReportFieldTable, ReportTable } from '../tables.ts';

type Field = Pick<ReportFieldTable, 'field'> & Partial<Pick<ReportFieldTable, 'total' | 'search'>>;
export type ReportDefinition = Pick<ReportTable, 'code' | 'source' | 'sortField' | 'sortOrder'> & {
  name: SixTexts;
  fields: readonly Field[];
};

/** The reports that every installation has. Titles and widths of their columns are those of the source. */
export const reports: readonly ReportDefinition[] = [
  {
    code: 'vehicle_popup',
    name: ['选择车辆', 'Select machines', 'Seleccionar máquinas', 'Выбор машин', 'Sélectionner des machines', 'Selecionar máquinas'],
    source: 'vehicle',
    sortField: 'createTime',
    sortOrder: 'desc',
    fields: [
      { field: 'vin', search: 'single' },
      { field: 'engineNo', search: 'more' },
      { field: 'secondProduct' },
      { field: 'fourthProduct' },
      { field: 'dealerName', search: 'more' },
      { field: 'dealerCode' },
      { field: 'vehicleStatus', search: 'single' },
      { field: 'arrivalDate', search: 'group' },
      { field: 'warrantyEndDate' },
      { field: 'currentHours' },
      { field: 'createTime' },
    ],
  },
  {
    code: 'parts_popup',
    name: ['选择配件', 'Select parts', 'Seleccionar repuestos', 'Выбор запчастей', 'Sélectionner des pièces', 'Selecionar peças'],
    source: 'parts',
    sortField: 'partsCode',
    sortOrder: 'asc',
    fields: [
      { field: 'partsCode', search: 'single' },
      { field: 'name', search: 'single' },
      { field: 'specification', search: 'more' },
      { field: 'partsCategory', search: 'single' },
      { field: 'unit' },
      { field: 'weightKg' },
      { field: 'minOrderMultiple' },
      { field: 'deliveryCycleDays' },
      { field: 'enabled', search: 'more' },
    ],
  },
  {
    code: 'claim_popup',
    name: ['选择索赔单', 'Select warranty claims', 'Seleccionar reclamaciones', 'Выбор рекламаций', 'Sélectionner des demandes', 'Selecionar reclamações'],
    source: 'warrantyClaim',
    sortField: 'createTime',
    sortOrder: 'desc',
    fields: [
      { field: 'claimNo', search: 'single' },
      { field: 'vin', search: 'single' },
      { field: 'status', search: 'single' },
      { field: 'failureDate', search: 'group' },
      { field: 'dealerName', search: 'more' },
      { field: 'totalAmount', total: true },
      { field: 'currency' },
      { field: 'createTime' },
    ],
  },
];
