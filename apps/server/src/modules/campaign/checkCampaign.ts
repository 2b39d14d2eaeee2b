/** Rules of a campaign, released or not. */
import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { hasDecimals } from '../../shared/decimals.ts';
import { fieldName, type Language } from '../../shared/messages/messages.ts';
import { type InvalidField, invalid } from '../../shared/refusal/refusal.ts';
import type { CampaignColumns } from './actions/saveCampaign.ts';

interface Known {
  products: string[];
  bugCodes: string[];
  hourCodes: string[];
  parts: string[];
}

/** Which of the codes exist and are used; products with their level and line. */
async function knownOf({ db }: Pick<Context, 'db'>, { secondProduct, thirdProducts, bugCode, hourCodes, parts }: CampaignColumns): Promise<Known> {
  const { rows } = await sql<Known>`select
    array(select code from product where level = 2 and code = ${secondProduct} union all select code from product where level = 3 and parent_code = ${secondProduct} and code = any(${thirdProducts}::text[])) as products,
    array(select code from bug_code where code = ${bugCode} and enabled = 'Y') as bug_codes,
    array(select hour_code from service_code where hour_code = any(${hourCodes.map((line) => line.hourCode)}::text[]) and enabled = 'Y') as hour_codes,
    array(select parts_code from parts where parts_code = any(${parts.map((line) => line.partsCode)}::text[]) and enabled = 'Y') as parts`.execute(db);
  return rows[0]!;
}

const unknown = (field: string, code: string, line?: string): InvalidField => ({ field, ...(line && { line }), code: 'master.unknown', params: { code } });

interface Lines<Line> {
  list: 'hourCodes' | 'parts';
  lines: readonly Line[];
  key: keyof Line & string;
  amount: keyof Line & string;
  known: readonly string[];
}

/** Unknown codes, codes that stand there twice, and amounts with more than two decimals. */
const wrongLines = <Line>(language: Language, { list, lines, key, amount, known }: Lines<Line>): InvalidField[] =>
  lines.flatMap((one, index) => {
    const value = String(one[key]);
    const line = `${list}[${index}]`;
    const isTwice = lines.findIndex((other) => other[key] === one[key]) < index;
    return [
      ...(known.includes(value) ? [] : [unknown(key, value, line)]),
      ...(isTwice ? [{ field: key, line, code: 'E-018', params: { field: fieldName(language, 'campaign', `${list}.${key}`), value } }] : []),
      ...(hasDecimals(Number(one[amount]), 2) ? [] : [{ field: amount, line, code: 'E-016', params: { n: 2 } }]),
    ];
  });

/** @throws 422 with everything that cannot be stored */
export async function checkCampaign(context: Context, campaign: CampaignColumns): Promise<void> {
  const { title, validFrom, validTo, secondProduct, thirdProducts, bugCode, hourCodes, parts } = campaign;
  const { language } = context.user;
  const known = await knownOf(context, campaign);
  const errors: InvalidField[] = [
    ...(['zh-cn', 'en'] as const).filter((needed) => !title[needed]).map((needed) => ({ field: `title.${needed}`, code: 'E-013' })),
    ...(validTo < validFrom ? [{ field: 'validTo', code: 'master.periodEnds' }] : []),
    ...(known.products.includes(secondProduct) ? [] : [unknown('secondProduct', secondProduct)]),
    ...thirdProducts.filter((code) => !known.products.includes(code)).map((code) => unknown('thirdProducts', code)),
    ...(bugCode === null || known.bugCodes.includes(bugCode) ? [] : [unknown('bugCode', bugCode)]),
    ...wrongLines(language, { list: 'hourCodes', lines: hourCodes, key: 'hourCode', amount: 'maxHours', known: known.hourCodes }),
    ...wrongLines(language, { list: 'parts', lines: parts, key: 'partsCode', amount: 'qty', known: known.parts }),
  ];
  if (errors.length > 0) throw invalid(errors);
}
