import { checkRuleMaster } from '../../src/modules/field-check/checkRuleMaster.ts';
import { addMaster } from '../../src/shared/master/master.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf } from '../../src/shared/context.ts';
import type { Stage } from '../stage.ts';

const addedDaysAgo = 52;

/** A check rule of the maker's own. */
export async function replayCheckRule({ services, setClock, actAs }: Stage, today: string): Promise<void> {
  setClock(new Date(`${addDays(today, -addedDaysAgo)}T02:15:00Z`));
  await addMaster(contextOf(services, await actAs('admin')), checkRuleMaster, {
    ruleCode: 'invoice_number',
    pattern: '[A-Z]{1,3}-\\d{4,8}',
    description: 'Invoice number of a dealer',
    messageZh: '发票号格式：1-3位大写字母、连字符、4-8位数字',
    messageEn: 'Invoice number: 1 to 3 capital letters, a hyphen, 4 to 8 digits',
    messageEs: 'Número de factura: de 1 a 3 mayúsculas, un guion y de 4 a 8 dígitos',
    messageRu: 'Номер счёта: 1–3 заглавные буквы, дефис, 4–8 цифр',
    messageFr: 'Numéro de facture : 1 à 3 majuscules, un tiret, 4 à 8 chiffres',
    messagePt: 'Número da fatura: 1 a 3 maiúsculas, hífen e 4 a 8 algarismos',
  });
}
