import type { AreaNode } from './areaTree.ts';

/** Pinyin readings of a Chinese character, in lower case without tones; undefined for other characters. */
export type Readings = (character: string) => readonly string[] | undefined;

const hanCharacter = /\p{Script=Han}/u;
const latinLetter = /[a-z]/i;
const marks = /\p{M}/gu;

/** Lower case, without accents. */
const fold = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();
/** ü is typed as v or u. */
const foldSpelling = (text: string): string => fold(text).replaceAll('v', 'u');

/** Whether it takes the readings of characters to find what was typed. */
export const needsReadings = (typed: string, nodes: readonly AreaNode[]): boolean =>
  latinLetter.test(typed) && nodes.some(({ label }) => hanCharacter.test(label));

/** Readings from a dictionary that is large and only loaded for that. All readings of a character count: names of places often have the rare one. */
export async function loadReadings(): Promise<Readings> {
  const { pinyin } = await import('pinyin-pro');
  const known = new Map<string, readonly string[]>();
  return (character) => {
    if (!hanCharacter.test(character)) return undefined;
    const readings = known.get(character) ?? [...new Set(pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true }).map(foldSpelling))];
    known.set(character, readings);
    return readings;
  };
}

/**
 * Rank of a name for a typed text: 0 begins with it, 1 is spelled so from its first character on (`bj`, `beij` and `bjing` for 北京), 2 contains it;
 * undefined: not at all.
 * @param readings without them only names are compared
 */
export function nameRank(name: string, typed: string, readings?: Readings): number | undefined {
  const at = fold(name).indexOf(fold(typed));
  if (at === 0) return 0;
  if (readings && latinLetter.test(typed) && isSpelled([...name], 0, foldSpelling(typed), readings)) return 1;
  return at > 0 ? 2 : undefined;
}

/** Whether characters are spelled by letters, each by its first sound or in full, the last as far as it was typed. */
function isSpelled(characters: readonly string[], at: number, letters: string, readings: Readings): boolean {
  if (letters === '') return true;
  const character = characters[at];
  return (character === undefined ? [] : (readings(character) ?? [])).some((reading) => {
    if (reading.startsWith(letters)) return true;
    const sound = /^[zcs]h/.test(reading) ? 2 : 1;
    return [reading.length, sound, 1].some(
      (length) => letters.startsWith(reading.slice(0, length)) && isSpelled(characters, at + 1, letters.slice(length), readings),
    );
  });
}

/**
 * Finds areas by words, each of which must fit the area or one around it, as in `hb wh` for 湖北 and 武汉.
 * @param roots what is searched, with all that lies in it
 * @param anyLevel finds also areas in which others lie
 * @param limit most areas
 * @returns Best first.
 */
export function searchAreas(roots: readonly AreaNode[], typed: string, { readings, anyLevel = false, limit }: AreaSearchOptions): AreaNode[] {
  const words = typed.split(/[\s/,]+/).filter(Boolean);
  const found: { node: AreaNode; rank: number }[] = [];
  const ranks = words.map(() => new Map<string, number>());
  const rankOf = (name: string, word: number) => {
    const known = ranks[word]!.get(name);
    if (known !== undefined) return known;
    const rank = nameRank(name, words[word]!, readings) ?? unfit;
    ranks[word]!.set(name, rank);
    return rank;
  };
  function walk(nodes: readonly AreaNode[], around: readonly number[]) {
    for (const node of nodes) {
      const fit = around.map((rank, word) => Math.min(rank, rankOf(node.label, word)));
      const rank = fit.reduce((sum, one) => sum + one, 0);
      if ((anyLevel || !node.children) && rank < unfit) found.push({ node, rank });
      if (node.children) walk(node.children, fit);
    }
  }
  walk(
    roots,
    words.map(() => unfit),
  );
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ node }) => node);
}

export interface AreaSearchOptions {
  readings: Readings | undefined;
  anyLevel?: boolean;
  limit: number;
}

/** Worse than any sum of ranks. */
const unfit = 1000;
