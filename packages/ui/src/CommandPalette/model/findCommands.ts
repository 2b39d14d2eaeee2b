import type { Command } from '../CommandPalette.types.ts';

/** Lower case, without accents: `Réclamations` is found by `recla`. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Score of a command; the higher the better, 0 for no match. Every word must occur somewhere. */
function fit(command: Command, words: readonly string[]): number {
  const title = plain(command.title);
  const rest = plain(`${command.hint ?? ''} ${command.keywords ?? ''}`);
  let sum = 0;
  for (const word of words) {
    const at = title.indexOf(word);
    if (at === 0) sum += 4;
    else if (at > 0) sum += /[\p{L}\p{N}]/u.test(title[at - 1]!) ? 2 : 3;
    else if (rest.includes(word)) sum += 1;
    else return 0;
  }
  return sum;
}

/** Commands that fit what is typed, the best first within their group; groups in the order of their best command. */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...commands];
  const found = commands
    .map((command, index) => ({ command, index, score: fit(command, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index);
  return groupCommands(found.map(({ command }) => command)).flatMap(({ commands: inGroup }) => inGroup);
}

/** Commands by group, in the order in which the groups come up. */
export function groupCommands(commands: readonly Command[]): { group: string; commands: Command[] }[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([group, inGroup]) => ({ group, commands: inGroup }));
}
