import type { Command } from '@harrow/ui';

/** A record as the palette offers it. */
export interface FoundRecord {
  path: string;
  /** Number or name, as it is called in its list. */
  title: string;
  hint?: string | null;
}

/** A noun whose records can be found by number or name. */
export interface SearchedNoun {
  /** Page of the menu. Users who have it may see the records; its title is their heading, unless there is a text `palette.{heading}`. */
  page: string;
  heading?: 'dealers';
  find: (text: string, signal: AbortSignal) => Promise<FoundRecord[]>;
}

/** Maximum number of results per noun. */
export const mostOfANoun = 5;

/**
 * Records by number or name, of the nouns whose page the user has, under its title.
 * Rejects when nothing is found and one of the lists did not answer.
 * @param headingOf heading of a noun; undefined when the user does not have its page
 */
export async function findRecords(
  nouns: readonly SearchedNoun[],
  text: string,
  signal: AbortSignal,
  headingOf: (noun: SearchedNoun) => string | undefined,
): Promise<Command[]> {
  const asked = nouns.flatMap((noun) => {
    const group = headingOf(noun);
    return group === undefined ? [] : [noun.find(text, signal).then((records) => records.slice(0, mostOfANoun).map((record) => ({ ...record, group })))];
  });
  const answers = await Promise.allSettled(asked);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed && found.length === 0) throw failed.reason;
  return found.map(({ path, title, hint, group }) => ({ key: path, title, group, ...(hint && { hint }) }));
}
