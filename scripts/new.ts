// A folder to start from: node scripts/new.ts component|document|master NAME
import { root } from './command.ts';
import { createFromTemplate, isKind, kinds } from './templates.ts';

const [kind = '', ...words] = process.argv.slice(2);
const noun = words.join(' ');
if (!isKind(kind) || noun === '') {
  console.error(`Usage: npm run new -- ${Object.keys(kinds).join('|')} NAME\nNAME is a noun in English: PriceTag, priceTag or price-tag.`);
  process.exit(2);
}
try {
  const { created, changed, next } = createFromTemplate(root, kind, noun);
  const list = (title: string, lines: readonly string[]): string => `${title}\n${lines.map((line) => `  ${line}`).join('\n')}`;
  console.log([list('Created', created), list('Changed', changed), list('Next', next)].join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
