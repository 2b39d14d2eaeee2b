import type { Language } from '../../src/shared/messages/messages.ts';
import type { TrainingLevel, TrainingMethod, TrainingTopic } from '../../src/generated/types.gen.ts';

/** A dealer, or its sub-dealer, that registers people. */
export type Unit = 'D001' | 'D001-01' | 'D002' | 'D003' | 'D004';

/** How far a registration has come: handed in, returned, passed, confirmed by the dealer, given up. One that finds no seat waits. */
export type RegistrationEnd = 'draft' | 'submitted' | 'returned' | 'passed' | 'confirmed' | 'cancelled';

export interface DemoRegistration {
  unit: Unit;
  people: number;
  end: RegistrationEnd;
}

export interface DemoTraining {
  title: string;
  topics: readonly TrainingTopic[];
  method: TrainingMethod;
  level: TrainingLevel;
  language: Language;
  place?: readonly [country: string, location: string];
  /** First day, in days from today. */
  begins: number;
  lasts: number;
  /** Days before the first day on which registration ends. */
  closes: number;
  capacity: number;
  passScore?: number;
  end: 'draft' | 'published' | 'finished' | 'cancelled';
  registrations: readonly DemoRegistration[];
}

const of = (end: RegistrationEnd, people: Partial<Record<Unit, number>>): DemoRegistration[] =>
  Object.entries(people).map(([unit, count]) => ({ unit: unit as Unit, people: count, end }));

const factory = ['CN', '洛阳培训中心'] as const;
const held = { method: 'on_site', lasts: 3, closes: 12, end: 'finished', passScore: 60 } as const;
const everyUnit = of('passed', { D001: 6, 'D001-01': 3, D002: 6, D003: 6, D004: 6 });

/**
 * In the order of their first days; a second draft is made from an application. A unit has one registration of a course that is open, so that
 * no more than 25 are.
 */
export const trainings: readonly DemoTraining[] = [
  // Its certificates have ended; those of the next one end soon.
  {
    ...held,
    title: 'Diesel engines: maintenance and diagnosis',
    topics: ['engine'],
    level: 'basic',
    language: 'en',
    place: ['CL', 'Talca, Northfield Agri'],
    begins: -750,
    capacity: 16,
    registrations: [...of('passed', { D001: 2, D003: 2, D004: 2 }), ...of('cancelled', { 'D001-01': 2, D002: 2 })],
  },
  {
    ...held,
    title: 'Гидравлика тракторов',
    topics: ['hydraulics', 'safety'],
    level: 'advanced',
    language: 'ru',
    place: ['KZ', 'Костанай, учебный класс'],
    begins: -700,
    capacity: 16,
    registrations: [...of('passed', { D001: 3, D002: 3, D003: 3 }), ...of('cancelled', { 'D001-01': 2, D004: 1 })],
  },
  {
    ...held,
    title: 'Warranty claims and documents',
    topics: ['warranty'],
    method: 'online',
    level: 'basic',
    language: 'en',
    begins: -300,
    capacity: 40,
    registrations: everyUnit,
  },
  {
    ...held,
    title: 'Combine harvesters before the season',
    topics: ['combine', 'safety'],
    level: 'advanced',
    language: 'en',
    place: factory,
    begins: -200,
    capacity: 30,
    registrations: everyUnit,
  },
  {
    ...held,
    title: 'Electronics and diagnosis tools',
    topics: ['electronics', 'electrics'],
    level: 'expert',
    language: 'en',
    place: factory,
    begins: -120,
    capacity: 30,
    registrations: everyUnit,
  },
  {
    ...held,
    title: 'Pre-delivery inspection',
    topics: ['pdi'],
    method: 'online',
    level: 'basic',
    language: 'en',
    begins: -40,
    capacity: 40,
    registrations: of('passed', { D001: 8, 'D001-01': 4, D002: 6, D003: 6, D004: 6 }),
  },
  {
    title: 'Selling tillage implements',
    topics: ['sales', 'implements'],
    method: 'online',
    level: 'basic',
    language: 'en',
    begins: -1,
    lasts: 2,
    closes: 5,
    capacity: 20,
    end: 'published',
    // It ends today, and nobody has said who came.
    registrations: [...of('confirmed', { D001: 3 }), ...of('passed', { D002: 5, D004: 4 }), ...of('draft', { D003: 2 }), ...of('returned', { 'D001-01': 1 })],
  },
  {
    title: 'Parts ordering and stock',
    topics: ['parts'],
    method: 'online',
    level: 'basic',
    language: 'en',
    begins: 8,
    lasts: 1,
    closes: 7,
    capacity: 9,
    end: 'published',
    // One seat is left, and four people wait.
    registrations: [...of('passed', { D001: 4, 'D001-01': 2 }), ...of('submitted', { D002: 2, D003: 4 }), ...of('draft', { D004: 1 })],
  },
  {
    title: 'Transmission of wheeled tractors',
    topics: ['transmission'],
    method: 'on_site',
    level: 'advanced',
    language: 'es',
    place: ['CL', 'Talca, Northfield Agri'],
    begins: 20,
    lasts: 3,
    closes: 5,
    capacity: 14,
    passScore: 60,
    end: 'published',
    // It is full.
    registrations: [...of('confirmed', { D001: 8, D002: 3 }), ...of('passed', { D003: 3 }), ...of('submitted', { D004: 2, 'D001-01': 4 })],
  },
  {
    title: 'Winter service of engines',
    topics: ['engine', 'electrics'],
    method: 'online',
    level: 'basic',
    language: 'ru',
    begins: 25,
    lasts: 2,
    closes: 10,
    capacity: 20,
    end: 'cancelled',
    registrations: of('submitted', { D001: 3, 'D001-01': 2, D002: 3, D003: 3, D004: 3 }),
  },
  {
    title: 'Hydraulics of loaders',
    topics: ['hydraulics'],
    method: 'on_site',
    level: 'basic',
    language: 'en',
    place: ['AO', 'Huambo, Planalto Máquinas'],
    begins: 30,
    lasts: 2,
    closes: 10,
    capacity: 20,
    end: 'published',
    registrations: [...of('passed', { D001: 4, 'D001-01': 1, D004: 2 }), ...of('confirmed', { D002: 4 }), ...of('submitted', { D003: 3 })],
  },
  {
    title: 'Trainers of dealers',
    topics: ['engine', 'hydraulics', 'electronics'],
    method: 'factory',
    level: 'trainer',
    language: 'en',
    place: factory,
    begins: 50,
    lasts: 5,
    closes: 20,
    capacity: 12,
    passScore: 80,
    end: 'published',
    registrations: [
      ...of('confirmed', { D001: 2, D002: 3 }),
      ...of('submitted', { D003: 2 }),
      ...of('returned', { D004: 2 }),
      ...of('draft', { 'D001-01': 2 }),
    ],
  },
  {
    title: 'Combine harvesters: new models',
    topics: ['combine'],
    method: 'factory',
    level: 'expert',
    language: 'en',
    place: factory,
    begins: 75,
    lasts: 4,
    closes: 30,
    capacity: 20,
    passScore: 60,
    end: 'draft',
    registrations: [],
  },
];

/** Who registers and hands in: a sub-dealer's dealer does so for it. */
export const actors: Readonly<Record<Unit, readonly [writes: string, submits: string]>> = {
  D001: ['d001.service', 'd001.service'],
  'D001-01': ['d00101.service', 'd001.admin'],
  D002: ['d002.service', 'd002.service'],
  D003: ['d003.service', 'd003.service'],
  D004: ['d004.admin', 'd004.admin'],
};

/** What the first of a unit's people is, and the others. */
export const positions: Readonly<Partial<Record<Language, readonly [first: string, others: string]>>> = {
  es: ['Jefe de taller', 'Mecánico'],
  ru: ['Начальник мастерской', 'Механик'],
  fr: ['Chef d’atelier', 'Mécanicien'],
  pt: ['Chefe de oficina', 'Mecânico'],
};

/** Mechanics of each unit, and the beginning of their phone numbers. */
export const mechanics: Readonly<Record<Unit, readonly [phone: string, language: Language, names: readonly string[]]>> = {
  D001: [
    '+56 9 5550 15',
    'es',
    ['Matías Fuentealba', 'Benjamín Soto', 'Diego Riquelme', 'Camila Ortiz', 'Felipe Vergara', 'Sebastián Araya', 'Fernanda Rojas', 'Joaquín Peña'],
  ],
  'D001-01': ['+56 9 5550 16', 'es', ['Pablo Catrileo', 'Rayén Huenchul', 'Nicolás Vidal', 'Lautaro Millán']],
  D002: ['+7 701 555 02', 'ru', ['Сергей Дорохов', 'Ерлан Сагинтаев', 'Павел Шмидт', 'Нурлан Ахметов', 'Илья Ким', 'Марат Оспанов']],
  D003: ['+225 07 55 01 41 ', 'fr', ['Ibrahim Traoré', 'Kouadio N’Guessan', 'Moussa Bakayoko', 'Adama Ouattara', 'Yves Kouamé', 'Salif Koné']],
  D004: ['+244 923 550 1', 'pt', ['Joana Mateus', 'Manuel Kiala', 'Pedro Sapalo', 'Isabel Chivela', 'Domingos Tchipa', 'Luís Cassule']],
};
