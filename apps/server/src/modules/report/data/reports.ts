import type { SixTexts } from '../../../shared/messages/sixTexts.ts';
import type { ReportFieldTable, ReportTable } from '../tables.ts';

type Field = Pick<ReportFieldTable, 'field' | 'type'> & Partial<Pick<ReportFieldTable, 'dict' | 'width' | 'total' | 'search'>> & { title: SixTexts };
export type ReportDefinition = Pick<ReportTable, 'code' | 'tableName' | 'scope' | 'softDeleted' | 'permission' | 'sortField' | 'sortOrder'> & {
  name: SixTexts;
  fields: readonly Field[];
};

const dealer: Field = {
  field: 'dealerName',
  title: ['经销商', 'Dealer', 'Concesionario', 'Дилер', 'Concessionnaire', 'Concessionária'],
  type: 'text',
  width: 180,
  search: 'more',
};
const created: Field = { field: 'createTime', title: ['创建时间', 'Created', 'Creado', 'Создано', 'Créé le', 'Criado em'], type: 'datetime', width: 170 };

/** The reports that every installation has. */
export const reports: readonly ReportDefinition[] = [
  {
    code: 'vehicle_popup',
    name: ['选择车辆', 'Select machines', 'Seleccionar máquinas', 'Выбор машин', 'Sélectionner des machines', 'Selecionar máquinas'],
    tableName: 'vehicle',
    scope: 'document',
    softDeleted: true,
    permission: 'vehicle:query',
    sortField: 'createTime',
    sortOrder: 'desc',
    fields: [
      { field: 'vin', title: ['VIN', 'VIN', 'VIN', 'VIN', 'VIN', 'VIN'], type: 'text', width: 190, search: 'single' },
      {
        field: 'engineNo',
        title: ['发动机号', 'Engine number', 'Número de motor', 'Номер двигателя', 'Numéro de moteur', 'Número do motor'],
        type: 'text',
        width: 150,
        search: 'more',
      },
      { field: 'secondProduct', title: ['产品', 'Product', 'Producto', 'Продукт', 'Produit', 'Produto'], type: 'text', dict: 'product,name,code', width: 150 },
      { field: 'fourthProduct', title: ['型号', 'Model', 'Modelo', 'Модель', 'Modèle', 'Modelo'], type: 'text', dict: 'product,name,code', width: 150 },
      dealer,
      {
        field: 'dealerCode',
        title: ['经销商代码', 'Dealer code', 'Código de concesionario', 'Код дилера', 'Code du concessionnaire', 'Código da concessionária'],
        type: 'text',
        width: 110,
      },
      {
        field: 'vehicleStatus',
        title: ['车辆状态', 'Status', 'Estado', 'Статус', 'Statut', 'Situação'],
        type: 'text',
        dict: 'vehicle_status',
        width: 130,
        search: 'single',
      },
      {
        field: 'arrivalDate',
        title: ['到货日期', 'Arrival date', 'Fecha de llegada', 'Дата прибытия', "Date d'arrivée", 'Data de chegada'],
        type: 'date',
        width: 120,
        search: 'group',
      },
      {
        field: 'warrantyEndDate',
        title: ['质保截止日期', 'Warranty until', 'Garantía hasta', 'Гарантия до', "Garantie jusqu'au", 'Garantia até'],
        type: 'date',
        width: 130,
      },
      {
        field: 'currentHours',
        title: ['工作小时', 'Operating hours', 'Horas de trabajo', 'Моточасы', 'Heures de service', 'Horas de trabalho'],
        type: 'number',
        width: 120,
      },
      created,
    ],
  },
  {
    code: 'parts_popup',
    name: ['选择配件', 'Select parts', 'Seleccionar repuestos', 'Выбор запчастей', 'Sélectionner des pièces', 'Selecionar peças'],
    tableName: 'parts',
    scope: 'public',
    softDeleted: false,
    permission: 'parts:query',
    sortField: 'partsCode',
    sortOrder: 'asc',
    fields: [
      {
        field: 'partsCode',
        title: ['配件代码', 'Part code', 'Código de repuesto', 'Код запчасти', 'Code de pièce', 'Código da peça'],
        type: 'text',
        width: 150,
        search: 'single',
      },
      {
        field: 'name',
        title: ['配件名称', 'Part name', 'Nombre del repuesto', 'Наименование', 'Désignation', 'Nome da peça'],
        type: 'texts',
        width: 220,
        search: 'single',
      },
      {
        field: 'specification',
        title: ['规格', 'Specification', 'Especificación', 'Характеристика', 'Spécification', 'Especificação'],
        type: 'text',
        width: 160,
        search: 'more',
      },
      {
        field: 'partsCategory',
        title: ['类别', 'Category', 'Categoría', 'Категория', 'Catégorie', 'Categoria'],
        type: 'text',
        dict: 'parts_category',
        width: 130,
        search: 'single',
      },
      { field: 'unit', title: ['单位', 'Unit', 'Unidad', 'Ед. изм.', 'Unité', 'Unidade'], type: 'text', dict: 'unit', width: 90 },
      { field: 'weightKg', title: ['重量（kg）', 'Weight (kg)', 'Peso (kg)', 'Масса (кг)', 'Poids (kg)', 'Peso (kg)'], type: 'number', width: 110 },
      {
        field: 'minOrderMultiple',
        title: ['最小订购倍数', 'Order multiple', 'Múltiplo de pedido', 'Кратность заказа', 'Multiple de commande', 'Múltiplo de pedido'],
        type: 'number',
        width: 130,
      },
      {
        field: 'deliveryCycleDays',
        title: ['交货周期（天）', 'Delivery (days)', 'Entrega (días)', 'Поставка (дней)', 'Livraison (jours)', 'Entrega (dias)'],
        type: 'number',
        width: 130,
      },
      { field: 'enabled', title: ['启用', 'In use', 'En uso', 'Используется', 'En service', 'Em uso'], type: 'text', dict: 'yn', width: 90, search: 'more' },
    ],
  },
  {
    code: 'claim_popup',
    name: ['选择索赔单', 'Select warranty claims', 'Seleccionar reclamaciones', 'Выбор рекламаций', 'Sélectionner des demandes', 'Selecionar reclamações'],
    tableName: 'warranty_claim',
    scope: 'document',
    softDeleted: true,
    permission: 'warrantyClaim:query',
    sortField: 'createTime',
    sortOrder: 'desc',
    fields: [
      {
        field: 'claimNo',
        title: ['索赔单号', 'Claim number', 'Número de reclamación', 'Номер рекламации', 'Numéro de demande', 'Número da reclamação'],
        type: 'text',
        width: 180,
        search: 'single',
      },
      { field: 'vin', title: ['VIN', 'VIN', 'VIN', 'VIN', 'VIN', 'VIN'], type: 'text', width: 190, search: 'single' },
      { field: 'status', title: ['状态', 'Status', 'Estado', 'Статус', 'Statut', 'Situação'], type: 'text', dict: 'bill_status', width: 130, search: 'single' },
      {
        field: 'failureDate',
        title: ['故障日期', 'Failure date', 'Fecha de falla', 'Дата отказа', 'Date de panne', 'Data da falha'],
        type: 'date',
        width: 120,
        search: 'group',
      },
      dealer,
      {
        field: 'totalAmount',
        title: ['总金额', 'Total amount', 'Importe total', 'Общая сумма', 'Montant total', 'Valor total'],
        type: 'number',
        width: 130,
        total: true,
      },
      { field: 'currency', title: ['币种', 'Currency', 'Moneda', 'Валюта', 'Devise', 'Moeda'], type: 'text', dict: 'currency', width: 90 },
      created,
    ],
  },
];
