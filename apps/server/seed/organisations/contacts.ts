import type { Dealer } from './organisations.ts';

/** Somebody whom the maker writes to at a dealer; one of each type is the primary one. */
export interface DemoContact {
  type: 'principal' | 'sales' | 'service' | 'warranty' | 'parts' | 'finance' | 'marketing';
  name: string;
  mailGroups: readonly string[];
}

const groupsOf = {
  principal: ['notices'],
  sales: ['notices', 'shipments'],
  service: ['bulletins', 'training'],
  warranty: ['bulletins'],
  parts: ['prices', 'shipments'],
  finance: ['statements'],
  marketing: ['notices'],
} as const;

const people = (...names: readonly [string, string, string, string, string, string, string]): DemoContact[] =>
  (['principal', 'sales', 'service', 'warranty', 'parts', 'finance', 'marketing'] as const).map((type, at) => ({
    type,
    name: names[at]!,
    mailGroups: groupsOf[type],
  }));

/** Seven contacts of each of the four dealers at work, two of the one that is suspended. */
export const contacts: Readonly<Record<Dealer['dealerCode'], readonly DemoContact[]>> = {
  D001: people('Valentina Aravena', 'Cristóbal Lagos', 'Matías Fuentealba', 'Javiera Muñoz', 'Ignacia Sandoval', 'Tomás Rebolledo', 'Antonia Pizarro'),
  D002: people('Айгуль Нурланова', 'Тимур Касымов', 'Сергей Дорохов', 'Динара Абдуллина', 'Виктор Ли', 'Ольга Мельник', 'Алия Сейтова'),
  D003: people('Aya Konan', 'Serge Bamba', 'Ibrahim Traoré', 'Mariam Coulibaly', 'Didier Yao', 'Fatou Diallo', 'Awa Touré'),
  D004: people('Helena Cassoma', 'Paulo Neto', 'Joana Mateus', 'Rui Domingos', 'Ana Lopes', 'Carlos Manuel', 'Teresa Gomes'),
  D005: people('Grace Njeri', '', '', 'Otieno Ouma', '', '', '').filter(({ name }) => name !== ''),
};
