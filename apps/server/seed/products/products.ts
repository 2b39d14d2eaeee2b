import { toTextByLanguage, type SixTexts } from '../../src/shared/messages/sixTexts.ts';
import { baseProducts } from '../../src/modules/product/baseProducts.ts';
import type { Texts } from '../../src/shared/messages/messages.ts';

/** Codes of level 2. */
export type SecondProduct = 'tractor' | 'combine' | 'transplanter' | 'loader' | 'implement' | 'engine';

/** A unit a model is named by, e.g. 50 hp; `{v}` is the value. */
type Rating = SixTexts;
const hp: Rating = ['{v} 马力', '{v} hp', '{v} CV', '{v} л. с.', '{v} ch', '{v} cv'];
const kgPerSecond: Rating = ['喂入量 {v} kg/s', '{v} kg/s feed rate', 'alimentación {v} kg/s', 'пропускная способность {v} кг/с', 'débit {v} kg/s', 'alimentação {v} kg/s'];
const rows: Rating = ['{v} 行', '{v} rows', '{v} hileras', '{v} рядов', '{v} rangs', '{v} linhas'];
const tonnes: Rating = ['额定载重 {v} t', '{v} t payload', 'carga {v} t', 'грузоподъёмность {v} т', 'charge {v} t', 'carga {v} t'];
const metres: Rating = ['幅宽 {v} m', '{v} m working width', 'ancho {v} m', 'ширина захвата {v} м', 'largeur {v} m', 'largura {v} m'];
const kilowatts: Rating = ['{v} 千瓦', '{v} kW', 'potencia {v} kW', '{v} кВт', 'puissance {v} kW', 'potência {v} kW'];

type ThirdProduct = {
  code: string;
  second: SecondProduct;
  rating: Rating;
  /** Model, its rating, engine power in kW (0: no engine of its own), and the five characters of the VIN that describe it. */
  models: readonly (readonly [code: string, value: number, powerKw: number, vinCode: string])[];
};

/** The products of level 3 with their models (level 4): 16 and 60. */
export const thirdProducts: readonly ThirdProduct[] = [
  { code: 'tractor_compact', second: 'tractor', rating: hp,
    models: [['T254', 25, 18.4, 'T254E'], ['T284', 28, 20.6, 'T284E'], ['T304', 30, 22.1, 'T304E'], ['T354', 35, 25.7, 'T354E']] },
  { code: 'tractor_40_60', second: 'tractor', rating: hp,
    models: [['T400', 40, 29.4, 'T400E'], ['T404', 40, 29.4, 'T404E'], ['T450', 45, 33.1, 'T450E'], ['T500', 50, 36.8, 'T500E'], ['T504', 50, 36.8, 'T504E'], ['T604', 60, 44.1, 'T604E']] },
  { code: 'tractor_70_100', second: 'tractor', rating: hp,
    models: [['T700', 70, 51.5, 'T700E'], ['T704', 70, 51.5, 'T704E'], ['T754', 75, 55.2, 'T754E'], ['T804', 80, 58.8, 'T804E'], ['T854', 85, 62.5, 'T854E'], ['T904', 90, 66.2, 'T904E'], ['T954', 95, 69.9, 'T954E']] },
  { code: 'tractor_110_160', second: 'tractor', rating: hp,
    models: [['T1104', 110, 80.9, 'T1104'], ['T1204', 120, 88.2, 'T1204'], ['T1304', 130, 95.6, 'T1304'], ['T1404', 140, 103, 'T1404'], ['T1604', 160, 117.6, 'T1604']] },
  { code: 'tractor_180_260', second: 'tractor', rating: hp,
    models: [['T1804', 180, 132.4, 'T1804'], ['T2004', 200, 147.1, 'T2004'], ['T2204', 220, 161.8, 'T2204'], ['T2604', 260, 191.2, 'T2604']] },
  { code: 'combine_grain', second: 'combine', rating: kgPerSecond,
    models: [['C060', 6, 92, 'C060F'], ['C080', 8, 118, 'C080F'], ['C100', 10, 140, 'C100F'], ['C120', 12, 162, 'C120F']] },
  { code: 'combine_rice', second: 'combine', rating: kgPerSecond,
    models: [['C040', 4, 65, 'C040R'], ['C050', 5, 75, 'C050R'], ['C065', 6.5, 88, 'C065R']] },
  { code: 'combine_maize', second: 'combine', rating: rows,
    models: [['C404', 4, 118, 'C404M'], ['C606', 6, 155, 'C606M']] },
  { code: 'transplanter_walking', second: 'transplanter', rating: rows,
    models: [['P004', 4, 3.3, 'P004A'], ['P016', 6, 4, 'P016A']] },
  { code: 'transplanter_riding', second: 'transplanter', rating: rows,
    models: [['P006', 6, 11.8, 'P006D'], ['P008', 8, 15.4, 'P008D'], ['P010', 10, 17.2, 'P010D']] },
  { code: 'loader_compact', second: 'loader', rating: tonnes,
    models: [['L908', 0.8, 25, 'L908E'], ['L912', 1.2, 36.8, 'L912E'], ['L916', 1.6, 46, 'L916E'], ['L918', 1.8, 55, 'L918E']] },
  { code: 'loader_wheel', second: 'loader', rating: tonnes,
    models: [['L926', 2.6, 76, 'L926E'], ['L930', 3, 92, 'L930E'], ['L936', 3.6, 103, 'L936E'], ['L950', 5, 162, 'L950E']] },
  { code: 'implement_tillage', second: 'implement', rating: metres,
    models: [['M140', 1.4, 0, 'M140R'], ['M180', 1.8, 0, 'M180R'], ['M230', 2.3, 0, 'M230R'], ['M300', 3, 0, 'M300H']] },
  { code: 'implement_seeding', second: 'implement', rating: rows,
    models: [['M406', 6, 0, 'M406S'], ['M412', 12, 0, 'M412S'], ['M424', 24, 0, 'M424S']] },
  { code: 'implement_transport', second: 'implement', rating: tonnes,
    models: [['M505', 5, 0, 'M505W'], ['M508', 8, 0, 'M508W'], ['M512', 12, 0, 'M512W']] },
  { code: 'engine_diesel', second: 'engine', rating: kilowatts,
    models: [['E404', 66, 66, 'E404D'], ['E606', 132, 132, 'E606D']] },
];

export type Product = { code: string; level: 2 | 3 | 4; parent: string | null; name: Texts; powerKw: number | null; vinCode: string | null; sortNo: number };

const withText = (text: SixTexts, change: (text: string) => string): SixTexts => text.map(change) as unknown as SixTexts;

/** Name of a model: its code, then what it is good for, e.g. `T504 (50 hp)`. */
const modelName = (code: string, rating: Rating, value: number): SixTexts =>
  withText(rating, (text) => `${code} (${text.replace('{v}', String(value))})`).map((text, index) => (index >= 2 ? text.replace(/(\d)\.(\d)/, '$1,$2') : text)) as unknown as SixTexts;

/** The tree of products, levels 2 to 4 (level 1 is the company's division and hidden). */
export const products: readonly Product[] = [
  ...baseProducts.map((product): Product => ({ ...product, powerKw: null, vinCode: null })),
  ...thirdProducts.flatMap(({ code: parent, rating, models }) =>
    models.map(([code, value, powerKw, vinCode], index): Product => ({
      code, level: 4, parent, name: toTextByLanguage(modelName(code, rating, value)), powerKw: powerKw || null, vinCode, sortNo: index + 1,
    })),
  ),
];
