const longest = 200;

/**
 * An expression from outside, written plain or as `/…/flags`; or why it is none.
 * `risky`: a repetition inside a repetition, a repeated choice or a back reference can keep the browser busy for minutes on a short text.
 */
export function safePattern(text: string): RegExp | 'invalid' | 'risky' {
  const [, body = text, flags = ''] = /^\/(.+)\/([imsu]*)$/s.exec(text) ?? [];
  if (body.length > longest || isRisky(body)) return 'risky';
  try {
    return new RegExp(body, flags);
  } catch {
    return 'invalid';
  }
}

/** Whether a group that holds a repetition or a choice is itself repeated, or something refers back. */
function isRisky(body: string): boolean {
  // Escaped characters and classes count as one character each.
  const plain = body
    .replace(/\\[1-9]|\\k/g, '\u0000')
    .replace(/\\./gs, 'a')
    .replace(/\[(?:[^\]])*\]/g, 'a');
  if (plain.includes('\u0000')) return true;
  const groups: boolean[] = [];
  for (let index = 0; index < plain.length; index += 1) {
    const character = plain[index]!;
    if (character === '(') groups.push(false);
    else if (character === ')') {
      const loose = groups.pop() ?? false;
      if (loose && repeats(plain.slice(index + 1))) return true;
      if (loose && groups.length > 0) groups[groups.length - 1] = true;
    } else if (groups.length > 0 && (character === '|' || repeats(plain.slice(index)))) groups[groups.length - 1] = true;
  }
  return false;
}

/** A repetition whose end is not fixed: `{3}` is harmless, `?` right behind a bracket belongs to the group. */
const repeats = (rest: string): boolean => /^(?:[*+]|\{\d*,\d*\})/.test(rest);
