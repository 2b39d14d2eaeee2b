import type { Random } from '../random.ts';

type Names = {
  given: readonly string[];
  family: readonly string[];
  firms: readonly string[];
  places: readonly (readonly [region: string, address: string])[];
  phone: (random: Random) => string;
};

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.integer(0, 9)).join('');

/** Words that owners' names and addresses are made of, by country. All of them are invented. */
const ownerNames: Record<string, Names> = {
  CL: {
    given: ['Tomás', 'Javiera', 'Rodrigo', 'Antonia', 'Sebastián', 'Marcela', 'Gonzalo', 'Pilar', 'Ramón', 'Loreto'],
    family: ['Aguilera', 'Sepúlveda', 'Carrasco', 'Oyarzún', 'Venegas', 'Pizarro', 'Quezada', 'Bravo', 'Lillo', 'Zamorano'],
    firms: ['Agrícola Los Canelos SpA', 'Viña Tres Esteros Ltda.', 'Cooperativa Campesina Itata', 'Frutícola El Peumal SpA', 'Servicios Agrícolas Maipo Ltda.'],
    places: [
      ['Región de O’Higgins', 'Fundo Santa Elvira, Rengo'],
      ['Región del Maule', 'Camino a Colbún, km 12, Linares'],
      ['Región de Ñuble', 'Parcela 8, San Carlos'],
      ['La Araucanía', 'Ruta 5 Sur, km 640, Lautaro'],
      ['Los Lagos', 'Fundo El Arrayán, Purranque'],
    ],
    phone: (random) => `+56 9 ${digits(random, 4)} ${digits(random, 4)}`,
  },
  KZ: {
    given: ['Нурлан', 'Айгерим', 'Виктор', 'Гульнара', 'Ерболат', 'Ольга', 'Тимур', 'Динара', 'Андрей', 'Сауле'],
    family: ['Ахметов', 'Касенова', 'Литвин', 'Омаров', 'Беккер', 'Сулейменов', 'Жанибеков', 'Мельник', 'Токарев', 'Ибраев'],
    firms: ['ТОО «Целинная нива»', 'КХ «Ак-Бидай»', 'ТОО «Есиль-Агро»', 'СПК «Северный колос»', 'ТОО «Тобол Астык»'],
    places: [
      ['Акмолинская область', 'с. Зерендинка, ул. Степная 14'],
      ['Костанайская область', 'с. Карасай, ул. Абая 3'],
      ['Северо-Казахстанская область', 'с. Булак, ул. Мира 22'],
      ['Павлодарская область', 'с. Успен, ул. Новая 7'],
      ['Карагандинская область', 'с. Нура, ул. Шахтёрская 18'],
    ],
    phone: (random) => `+7 70${random.integer(0, 9)} ${digits(random, 3)} ${digits(random, 4)}`,
  },
  CI: {
    given: ['Kouadio', 'Aminata', 'Seydou', 'Adjoua', 'Mamadou', 'Affoué', 'Issouf', 'Mariam', 'Koffi', 'Salimata'],
    family: ['Kouamé', 'Ouattara', 'N’Guessan', 'Coulibaly', 'Bamba', 'Yéo', 'Diabaté', 'Koné', 'Assi', 'Zadi'],
    firms: ['Coopérative Riz du Bandama', 'Ferme Agro-Savane SARL', 'Coton du Nord SCOOP', 'Plantations de la Marahoué', 'Travaux Agricoles Kéiwa'],
    places: [
      ['Gbêkê', 'Quartier Air France, Bouaké'],
      ['Poro', 'Route de Boundiali, Korhogo'],
      ['Marahoué', 'Carrefour Sinfra, Bouaflé'],
      ['Lagunes', 'PK 24, route de Dabou'],
      ['Haut-Sassandra', 'Quartier Lobia, Daloa'],
    ],
    phone: (random) => `+225 07 ${digits(random, 2)} ${digits(random, 2)} ${digits(random, 2)} ${digits(random, 2)}`,
  },
  AO: {
    given: ['Manuel', 'Luzia', 'Domingos', 'Esperança', 'Adão', 'Teresa', 'Joaquim', 'Filomena', 'Paulo', 'Rosa'],
    family: ['Cahango', 'Sapalo', 'Quissanga', 'Tchivinda', 'Mateus', 'Cassinda', 'Lukamba', 'Bumba', 'Kapitango', 'Sambo'],
    firms: ['Fazenda Rio Longo, Lda.', 'Cooperativa Agrícola do Bailundo', 'Agro-Planalto, Lda.', 'Fazenda Pungo Verde', 'Serviços Agrícolas Kwanza, Lda.'],
    places: [
      ['Huambo', 'Comuna do Cuima, Huambo'],
      ['Malanje', 'Estrada de Cacuso, km 9'],
      ['Cuanza Sul', 'Fazenda Boa Esperança, Quibala'],
      ['Huíla', 'Bairro Comercial, Matala'],
      ['Bié', 'Estrada do Andulo, km 4, Cuíto'],
    ],
    phone: (random) => `+244 92${random.integer(0, 9)} ${digits(random, 3)} ${digits(random, 3)}`,
  },
};

export type Owner = { name: string; isFirm: boolean; phone: string; idNo: string; region: string; address: string };

/** An invented owner of a machine in a country of {@link ownerNames}. */
export function createOwner(random: Random, country: string): Owner {
  const names = ownerNames[country];
  if (!names) throw new RangeError(`no owner names for country ${country}`);
  const isFirm = random.chance(0.4);
  const [region, address] = random.pick(names.places);
  return {
    name: isFirm ? random.pick(names.firms) : `${random.pick(names.given)} ${random.pick(names.family)}`,
    isFirm,
    phone: names.phone(random),
    idNo: `${country}${digits(random, 9)}`,
    region,
    address,
  };
}
