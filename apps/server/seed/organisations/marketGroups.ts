import type { SixTexts } from '../../src/shared/messages/sixTexts.ts';

/** Market groups of the demo: code, region, name, who looks after it. */
export const marketGroups: readonly { code: string; region: string; name: SixTexts; managerUser: string | null }[] = [
  {
    code: 'LATAM',
    region: 'latam',
    managerUser: 'sun.sales',
    name: ['拉美市场', 'Latin America', 'América Latina', 'Латинская Америка', 'Amérique latine', 'América Latina'],
  },
  {
    code: 'CIS',
    region: 'cis',
    managerUser: 'sun.sales',
    name: ['独联体市场', 'CIS and Central Asia', 'CEI y Asia Central', 'СНГ и Центральная Азия', 'CEI et Asie centrale', 'CEI e Ásia Central'],
  },
  {
    code: 'WAF',
    region: 'africa_fr',
    managerUser: 'sun.sales',
    name: ['西非市场', 'West Africa', 'África Occidental', 'Западная Африка', "Afrique de l'Ouest", 'África Ocidental'],
  },
  {
    code: 'SAF',
    region: 'africa_pt',
    managerUser: 'sun.sales',
    name: ['南部非洲市场', 'Southern Africa', 'África Austral', 'Юг Африки', 'Afrique australe', 'África Austral'],
  },
  {
    code: 'EAF',
    region: 'africa_en',
    managerUser: null,
    name: ['东非市场', 'East Africa', 'África Oriental', 'Восточная Африка', "Afrique de l'Est", 'África Oriental'],
  },
  {
    code: 'SEA',
    region: 'asia',
    managerUser: null,
    name: ['东南亚市场', 'South-East Asia', 'Sudeste Asiático', 'Юго-Восточная Азия', 'Asie du Sud-Est', 'Sudeste Asiático'],
  },
];
