import type { ReportSource } from '../../../shared/reportSource.ts';

/** The catalogue of parts. */
export const partsSource: ReportSource = {
  code: 'parts',
  name: ['配件', 'Parts', 'Repuestos', 'Запчасти', 'Pièces', 'Peças'],
  noun: 'parts',
  table: 'parts',
  scope: 'public',
  softDeleted: false,
  permission: 'parts:query',
  fields: [
    { name: 'partsCode', type: 'text', width: 150 },
    { name: 'name', header: 'partsName', type: 'texts', width: 220 },
    { name: 'specification', type: 'text', width: 160 },
    { name: 'partsCategory', type: 'text', dict: 'parts_category', width: 130 },
    { name: 'unit', type: 'text', dict: 'unit', width: 90 },
    { name: 'weightKg', type: 'number', width: 110 },
    { name: 'size', type: 'text', width: 130 },
    { name: 'minOrderMultiple', type: 'number', width: 130 },
    { name: 'deliveryCycleDays', type: 'number', width: 130 },
    { name: 'replacedBy', type: 'text', width: 150 },
    { name: 'coreReturn', type: 'text', dict: 'yn', width: 110 },
    { name: 'serialised', type: 'text', dict: 'yn', width: 110 },
    { name: 'warrantyMonthsParts', type: 'number', width: 130 },
    { name: 'supplierCode', type: 'text', width: 130, makerOnly: true },
    { name: 'costPrice', type: 'number', width: 120, makerOnly: true },
    { name: 'enabled', type: 'text', dict: 'yn', width: 90 },
    { name: 'createTime', type: 'datetime', width: 170 },
  ],
};
