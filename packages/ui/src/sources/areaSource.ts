/** An area with the code of the area it lies in. */
export interface Area {
  /** Code; the same code may stand on two levels. */
  id: string;
  text: string;
  /** Code of the area around it; `86` (China) around provinces. */
  pid: string;
  /** 1 province, 2 city, 3 district. An area may lie in one that is two levels higher. */
  index: 1 | 2 | 3;
}

/** Areas of one or several countries. */
export interface AreaSource {
  /** All areas, in the order in which they are offered. Asked for once in each language. Rejects with an `Error` whose message can be shown. */
  load(language: string): Promise<readonly Area[]>;
}

/** Code of China, around the provinces. */
export const chinaCode = '86';
