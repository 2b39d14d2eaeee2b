import type { ActivityType } from '../../src/generated/types.gen.ts';

export type DemoDealer = 'D001' | 'D002' | 'D003' | 'D004';

/** What dealers call their activities and where they hold them, in their own languages. */
export const titles: Readonly<Record<ActivityType, Readonly<Record<DemoDealer, readonly [title: string, place: string]>>>> = {
  field_demo: {
    D001: ['Demostración de tractores en huertos', 'Fundo Santa Elisa, Curicó'],
    D002: ['Показ комбайнов на пшенице', 'КХ «Акжол», Зеренда'],
    D003: ['Démonstration de repiqueuses', 'Périmètre rizicole de Tiassalé'],
    D004: ['Demonstração de plantio direto', 'Fazenda Kuando, Huambo'],
  },
  exhibition: {
    D001: ['Expo Agro Sur', 'Parque Saval, Valdivia'],
    D002: ['Выставка «АгроКокше»', 'Павильон 2, Кокшетау'],
    D003: ['Salon SARA', 'Parc des expositions, Abidjan'],
    D004: ['Feira Agrícola do Planalto', 'Recinto da feira, Lubango'],
  },
  open_day: {
    D001: ['Jornada de puertas abiertas en Lampa', 'Sucursal Lampa'],
    D002: ['День открытых дверей сервиса', 'Сервисный центр, Кокшетау'],
    D003: ['Portes ouvertes de Yopougon', 'Atelier de Yopougon'],
    D004: ['Dia de portas abertas em Viana', 'Oficina de Viana'],
  },
  training_show: {
    D001: ['Operadores: arranque y ajuste de cosechadoras', 'Centro de capacitación, Talca'],
    D002: ['Школа механизатора', 'Аграрный колледж, Щучинск'],
    D003: ['Atelier des chauffeurs de tracteur', 'Lycée agricole de Bingerville'],
    D004: ['Curso prático de operadores', 'Instituto agrário, Malanje'],
  },
  advertising: {
    D001: ['Campaña en radios agrícolas', 'Regiones del Maule y Ñuble'],
    D002: ['Щиты вдоль трассы А-1', 'Акмолинская область'],
    D003: ['Affichage avant la campagne du coton', 'Korhogo et Boundiali'],
    D004: ['Anúncios na rádio rural', 'Províncias do Huambo e do Bié'],
  },
  farmer_meeting: {
    D001: ['Encuentro con la cooperativa del Maule', 'Cooperativa Colún del Maule, Linares'],
    D002: ['Встреча с фермерами перед посевной', 'Дом культуры, Атбасар'],
    D003: ['Réunion des producteurs de coton', 'Coopérative de Ferkessédougou'],
    D004: ['Encontro com produtores de milho', 'Associação de Caála'],
  },
};

/** What is planned, and what came of it. */
export const texts: Readonly<Record<DemoDealer, readonly [description: string, result: string]>> = {
  D001: [
    'Mostramos los modelos en terreno, con pruebas de manejo y cotizaciones en el lugar. Asisten dos vendedores y un mecánico.',
    'Buena asistencia; los productores probaron los equipos y pidieron cotizaciones. Seguimiento en dos semanas.',
  ],
  D002: [
    'Показываем машины в работе, предлагаем пробную езду и расчёт лизинга. На месте два продавца и инженер.',
    'Посетителей больше, чем ждали; интерес к комбайнам высокий. Созваниваемся в течение недели.',
  ],
  D003: [
    'Présentation des machines au travail, essais au volant et offres sur place. Deux commerciaux et un technicien présents.',
    'Bonne participation ; plusieurs coopératives demandent une offre. Relance prévue sous dix jours.',
  ],
  D004: [
    'Mostramos as máquinas a trabalhar, com ensaios e propostas no local. Dois vendedores e um mecânico presentes.',
    'Boa participação; os produtores pediram propostas. Faremos o seguimento em duas semanas.',
  ],
};

type End = 'draft' | 'submitted' | 'returned' | 'pass' | 'cancelled' | 'expired' | 'reported' | 'report_returned' | 'approved';

/** An activity: its first day counted from today, how many days it lasts, what it costs, and how far it comes. */
export interface ActivityPlan {
  type: ActivityType;
  dealer: DemoDealer;
  begins: number;
  lasts: number;
  budget: number;
  /** Share of the budget that is applied for. */
  share: number;
  end: End;
  /** Days ago on which its report is approved. */
  audited?: number;
}

/**
 * 3 drafts, 3 plans under review, 5 approved (2 of them over, 1 late with its report), 3 reports under review, 2 returned (a plan and a
 * report), 6 approved reports, of which statements settle the 3 oldest, 1 called off, 1 never reported.
 */
export const plans: readonly ActivityPlan[] = [
  { type: 'exhibition', dealer: 'D001', begins: 40, lasts: 3, budget: 6000, share: 0.5, end: 'draft' },
  { type: 'open_day', dealer: 'D002', begins: 33, lasts: 1, budget: 9000, share: 0, end: 'draft' },
  { type: 'advertising', dealer: 'D003', begins: 25, lasts: 20, budget: 2400, share: 0.4, end: 'draft' },
  { type: 'field_demo', dealer: 'D001', begins: 18, lasts: 2, budget: 3200, share: 0.5, end: 'submitted' },
  { type: 'farmer_meeting', dealer: 'D003', begins: 12, lasts: 1, budget: 900, share: 0.5, end: 'submitted' },
  { type: 'training_show', dealer: 'D004', begins: 21, lasts: 2, budget: 1800, share: 0.6, end: 'submitted' },
  { type: 'open_day', dealer: 'D001', begins: 9, lasts: 1, budget: 2500, share: 0.4, end: 'pass' },
  { type: 'exhibition', dealer: 'D004', begins: 24, lasts: 4, budget: 7200, share: 0.5, end: 'pass' },
  { type: 'farmer_meeting', dealer: 'D001', begins: -8, lasts: 1, budget: 800, share: 0.5, end: 'pass' },
  { type: 'field_demo', dealer: 'D002', begins: -6, lasts: 2, budget: 24000, share: 0.5, end: 'pass' },
  { type: 'open_day', dealer: 'D003', begins: -44, lasts: 2, budget: 2100, share: 0.5, end: 'pass' },
  { type: 'training_show', dealer: 'D001', begins: -16, lasts: 2, budget: 1500, share: 0.6, end: 'reported' },
  { type: 'exhibition', dealer: 'D002', begins: -20, lasts: 3, budget: 52000, share: 0.4, end: 'reported' },
  { type: 'open_day', dealer: 'D004', begins: -13, lasts: 1, budget: 1600, share: 0, end: 'reported' },
  { type: 'advertising', dealer: 'D001', begins: 30, lasts: 30, budget: 4800, share: 0.8, end: 'returned' },
  { type: 'field_demo', dealer: 'D004', begins: -30, lasts: 2, budget: 3600, share: 0.5, end: 'report_returned' },
  { type: 'farmer_meeting', dealer: 'D002', begins: -26, lasts: 1, budget: 7000, share: 0.5, end: 'approved', audited: 9 },
  { type: 'field_demo', dealer: 'D003', begins: -22, lasts: 2, budget: 2600, share: 0.5, end: 'approved', audited: 4 },
  { type: 'advertising', dealer: 'D004', begins: -60, lasts: 20, budget: 2000, share: 0.5, end: 'approved', audited: 28 },
  { type: 'exhibition', dealer: 'D003', begins: -160, lasts: 4, budget: 5400, share: 0.5, end: 'approved', audited: 130 },
  { type: 'training_show', dealer: 'D002', begins: -140, lasts: 2, budget: 16000, share: 0.5, end: 'approved', audited: 112 },
  { type: 'farmer_meeting', dealer: 'D004', begins: -125, lasts: 1, budget: 700, share: 0.6, end: 'approved', audited: 98 },
  { type: 'training_show', dealer: 'D003', begins: -52, lasts: 2, budget: 1300, share: 0.5, end: 'cancelled' },
  { type: 'advertising', dealer: 'D002', begins: -100, lasts: 20, budget: 12000, share: 0.5, end: 'expired' },
];
