import { buffer } from 'node:stream/consumers';
import type { PasswordSlip } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { clockIn } from '../../../shared/makerDay.ts';
import { fieldName, message } from '../../../shared/messages/messages.ts';
import type { SheetColumn } from '../../../shared/workbook/sheet.ts';
import { allAtOnce } from '../../../shared/workbook/writeWorkbook.ts';
import { writeXlsx } from '../../../shared/workbook/writeXlsx.ts';

const columns = [
  ['username', 'text', 20],
  ['realname', 'text', 28],
  ['oneTimePassword', 'text', 22],
  ['validUntil', 'datetime', 20],
] as const;

/** One-time passwords as a workbook, base64; times are what the clock of each person shows. */
export async function slipsWorkbook({ user: { language } }: Pick<Context, 'user'>, slips: readonly PasswordSlip[]): Promise<string> {
  const rows = slips.map(({ username, realname, oneTimePassword, validUntil, timezone }) => [
    username,
    realname,
    oneTimePassword,
    clockIn(timezone, validUntil),
  ]);
  const sheet = {
    name: message(language, 'user.slips'),
    columns: columns.map(([name, kind, width]): SheetColumn => ({ header: fieldName(language, 'user', name), kind, width })),
    rows: allAtOnce(rows),
  };
  return (await buffer(writeXlsx(sheet))).toString('base64');
}
