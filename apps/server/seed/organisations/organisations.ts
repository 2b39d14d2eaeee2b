import type { SixTexts } from '../../src/shared/messages/sixTexts.ts';

/** The maker and its departments. `orgCode` is a path: a prefix is the whole subtree. */
export const maker = { orgCode: 'A01', name: ['北田农机', 'Northfield Agri Machinery', 'Northfield Maquinaria Agrícola', 'Нортфилд Агротехника', 'Northfield Machines Agricoles', 'Northfield Máquinas Agrícolas'] as SixTexts };

export const makerDepartments: readonly { orgCode: string; name: SixTexts }[] = [
  { orgCode: 'A01A01', name: ['服务部', 'Service', 'Servicio', 'Служба сервиса', 'Service après-vente', 'Serviço'] },
  { orgCode: 'A01A02', name: ['配件部', 'Parts', 'Repuestos', 'Отдел запчастей', 'Pièces de rechange', 'Peças'] },
  { orgCode: 'A01A03', name: ['销售部', 'Sales', 'Ventas', 'Отдел продаж', 'Ventes', 'Vendas'] },
  { orgCode: 'A01A04', name: ['市场部', 'Marketing', 'Mercadotecnia', 'Отдел маркетинга', 'Communication et marché', 'Mercado'] },
  { orgCode: 'A01A05', name: ['财务部', 'Finance', 'Finanzas', 'Финансовый отдел', 'Finances', 'Finanças'] },
  { orgCode: 'A01A06', name: ['培训中心', 'Training centre', 'Centro de capacitación', 'Учебный центр', 'Centre de formation', 'Centro de treinamento'] },
  { orgCode: 'A01A07', name: ['信息部', 'Information technology', 'Tecnología de la información', 'Отдел информационных технологий', "Systèmes d'information", 'Tecnologia da informação'] },
];

/** Root of all dealers in the tree. */
export const dealerRoot = { orgCode: 'B01', name: ['经销商', 'Dealers', 'Concesionarios', 'Дилеры', 'Concessionnaires', 'Concessionárias'] as SixTexts };

export type Dealer = {
  dealerCode: string;
  orgCode: string;
  dealerName: string;
  shortName: string;
  country: string;
  region: string;
  marketGroup: string;
  province: string;
  address: string;
  lat: number;
  lng: number;
  attribute: string;
  industry: string;
  authorisedProducts: readonly string[];
  phone: string;
  email: string;
  timeZone: string;
  language: 'en' | 'es' | 'ru' | 'fr' | 'pt';
  settlementCurrency: 'RMB' | 'USD' | 'EUR';
  /** Factor on the parts price list. */
  priceFactor: number;
  /** Factor on the base labour rate. */
  labourCoefficient: number;
  /** What is added to the price of parts for handling them. */
  handlingFactor: number;
  /** Per km of a service trip, in the settlement currency. */
  travelRate: number;
  creditLimit: number;
  bankName: string | null;
  bankTagNumber: string | null;
  accountNumber: string | null;
  contractNo: string;
};

const everything = ['tractor', 'combine', 'transplanter', 'loader', 'implement', 'engine'] as const;

/** Four dealers, so that every language is lived. The bank data of D001 are incomplete, which its claims warn about (W-216). */
export const dealers: readonly (Dealer & { language: 'es' | 'ru' | 'fr' | 'pt' })[] = [
  { dealerCode: 'D001', orgCode: 'B01A01', dealerName: 'AgroAndes Maquinaria', shortName: 'AgroAndes', country: 'CL', region: 'latam', marketGroup: 'LATAM', province: 'Región Metropolitana', address: 'Camino Los Trigales 1480, Lampa', lat: -33.2863, lng: -70.8756,
    attribute: 'exclusive', industry: 'fruit,grain', authorisedProducts: ['tractor', 'combine', 'loader', 'implement', 'engine'], phone: '+56 2 2555 0140', email: 'contacto@agroandes.example', timeZone: 'America/Santiago', language: 'es', settlementCurrency: 'USD', priceFactor: 1, labourCoefficient: 1, handlingFactor: 1.1, travelRate: 0.45, creditLimit: 120000,
    bankName: 'Banco del Valle', bankTagNumber: null, accountNumber: null, contractNo: 'NF-2023-CL-01' },
  { dealerCode: 'D002', orgCode: 'B01A02', dealerName: 'Steppe Agrotekhnika', shortName: 'Steppe Agro', country: 'KZ', region: 'cis', marketGroup: 'CIS', province: 'Акмолинская область', address: 'ул. Целинная 27, Кокшетау', lat: 53.2833, lng: 69.3833,
    attribute: 'general', industry: 'grain', authorisedProducts: everything, phone: '+7 7162 55 01 27', email: 'office@steppe-agro.example', timeZone: 'Asia/Almaty', language: 'ru', settlementCurrency: 'RMB', priceFactor: 1.05, labourCoefficient: 1.1, handlingFactor: 1.12, travelRate: 2.8, creditLimit: 900000,
    bankName: 'Степной коммерческий банк', bankTagNumber: 'STPKKZ2A', accountNumber: 'KZ32000S0000100001111', contractNo: 'NF-2022-KZ-01' },
  { dealerCode: 'D003', orgCode: 'B01A03', dealerName: 'Savane Équipement', shortName: 'Savane', country: 'CI', region: 'africa_fr', marketGroup: 'WAF', province: 'Lagunes', address: 'Zone industrielle de Yopougon, lot 214, Abidjan', lat: 5.3703, lng: -4.0893,
    attribute: 'exclusive', industry: 'rice,cotton', authorisedProducts: everything, phone: '+225 27 23 55 01 40', email: 'accueil@savane-equipement.example', timeZone: 'Africa/Abidjan', language: 'fr', settlementCurrency: 'EUR', priceFactor: 1.08, labourCoefficient: 0.95, handlingFactor: 1.1, travelRate: 0.4, creditLimit: 80000,
    bankName: 'Banque des Lagunes', bankTagNumber: 'BLAGCIAB', accountNumber: 'CI93CI0080111301134291200589', contractNo: 'NF-2023-CI-01' },
  { dealerCode: 'D004', orgCode: 'B01A04', dealerName: 'Campo Forte Máquinas', shortName: 'Campo Forte', country: 'AO', region: 'africa_pt', marketGroup: 'SAF', province: 'Luanda', address: 'Estrada de Catete, km 18, Viana', lat: -8.9035, lng: 13.3741,
    attribute: 'project', industry: 'grain,construction', authorisedProducts: everything, phone: '+244 222 550 140', email: 'geral@campoforte.example', timeZone: 'Africa/Luanda', language: 'pt', settlementCurrency: 'USD', priceFactor: 1.1, labourCoefficient: 0.9, handlingFactor: 1.08, travelRate: 0.5, creditLimit: 60000,
    bankName: 'Banco do Planalto', bankTagNumber: 'BPLAAOLU', accountNumber: 'AO06004400006729503010102', contractNo: 'NF-2024-AO-01' },
];

/** Dealers that do no business now: D005 is suspended, D006 was terminated a year ago and has nobody left. */
export const idleDealers: readonly Dealer[] = [
  { dealerCode: 'D005', orgCode: 'B01A05', dealerName: 'Rift Valley Implements', shortName: 'Rift Valley', country: 'KE', region: 'africa_en', marketGroup: 'EAF', province: 'Nakuru County', address: 'Kenyatta Avenue 12, Nakuru', lat: -0.2833, lng: 36.0667,
    attribute: 'general', industry: 'grain', authorisedProducts: ['tractor', 'implement'], phone: '+254 51 255 0140', email: 'office@riftvalley.example', timeZone: 'Africa/Nairobi', language: 'en', settlementCurrency: 'USD', priceFactor: 1, labourCoefficient: 1, handlingFactor: 1.1, travelRate: 0.4, creditLimit: 40000,
    bankName: 'Rift Commercial Bank', bankTagNumber: 'RIFTKENA', accountNumber: '0110255014001', contractNo: 'NF-2026-KE-01' },
  { dealerCode: 'D006', orgCode: 'B01A06', dealerName: 'Delta Farm Machinery', shortName: 'Delta Farm', country: 'VN', region: 'asia', marketGroup: 'SEA', province: 'Cần Thơ', address: '48 Nguyễn Văn Cừ, Cần Thơ', lat: 10.0452, lng: 105.7469,
    attribute: 'general', industry: 'rice', authorisedProducts: ['transplanter', 'combine'], phone: '+84 292 255 0140', email: 'office@deltafarm.example', timeZone: 'Asia/Ho_Chi_Minh', language: 'en', settlementCurrency: 'USD', priceFactor: 1, labourCoefficient: 1, handlingFactor: 1.1, travelRate: 0.35, creditLimit: 0,
    bankName: null, bankTagNumber: null, accountNumber: null, contractNo: 'NF-2021-VN-01' },
];

export type SubDealer = {
  subDealerCode: string;
  dealerCode: string;
  orgCode: string;
  name: string;
  country: string;
  region: string;
  address: string;
  phone: string;
  manager: string;
  dealerStatus: 'active' | 'suspended';
};

export const subDealers: readonly SubDealer[] = [
  { subDealerCode: 'D001-01', dealerCode: 'D001', orgCode: 'B01A01A01', name: 'AgroAndes Temuco', country: 'CL', region: 'La Araucanía', address: 'Ruta 5 Sur, km 672, Temuco', phone: '+56 45 255 0141', manager: 'Rodrigo Huenul', dealerStatus: 'active' },
  { subDealerCode: 'D001-02', dealerCode: 'D001', orgCode: 'B01A01A02', name: 'AgroAndes Osorno', country: 'CL', region: 'Los Lagos', address: 'Avenida Los Notros 905, Osorno', phone: '+56 64 255 0142', manager: 'Carolina Vergara', dealerStatus: 'active' },
  { subDealerCode: 'D002-01', dealerCode: 'D002', orgCode: 'B01A02A01', name: 'Steppe Agrotekhnika Kostanay', country: 'KZ', region: 'Костанайская область', address: 'пр. Северный 112, Костанай', phone: '+7 7142 55 01 28', manager: 'Ерлан Сатпаев', dealerStatus: 'active' },
  { subDealerCode: 'D002-02', dealerCode: 'D002', orgCode: 'B01A02A02', name: 'Steppe Agrotekhnika Pavlodar', country: 'KZ', region: 'Павлодарская область', address: 'ул. Заводская 41, Павлодар', phone: '+7 7182 55 01 29', manager: 'Игорь Ланге', dealerStatus: 'suspended' },
  { subDealerCode: 'D003-01', dealerCode: 'D003', orgCode: 'B01A03A01', name: 'Savane Équipement Bouaké', country: 'CI', region: 'Vallée du Bandama', address: 'Route de Katiola, Bouaké', phone: '+225 27 31 55 01 41', manager: 'Aminata Koffi', dealerStatus: 'active' },
  { subDealerCode: 'D004-01', dealerCode: 'D004', orgCode: 'B01A04A01', name: 'Campo Forte Huambo', country: 'AO', region: 'Huambo', address: 'Rua da Estação 56, Huambo', phone: '+244 241 550 141', manager: 'Domingos Tchipala', dealerStatus: 'active' },
];
