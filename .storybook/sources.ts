import { type DictionaryItem, type DictionarySource, type Language, type Sources, toLanguage, type Tone } from '../packages/ui/src/index.ts';
import { createMemoryFileStore } from './fileStore.ts';
import { pickerSources } from '../packages/ui/src/pickers/pickers.fixtures.ts';

type Texts = Record<Language, string>;

const dictionaries: Record<string, Record<string, { texts: Texts; color?: Tone }>> = {
  bill_status: {
    draft: { texts: { 'zh-cn': '草稿', en: 'Draft', es: 'Borrador', ru: 'Черновик', fr: 'Brouillon', pt: 'Rascunho' }, color: 'default' },
    submitted: {
      texts: { 'zh-cn': '已提交', en: 'Submitted', es: 'Enviado', ru: 'Отправлено', fr: 'Soumis', pt: 'Enviado' },
      color: 'processing',
    },
    pass: { texts: { 'zh-cn': '通过', en: 'Pass', es: 'Aprobado', ru: 'Одобрено', fr: 'Accepté', pt: 'Aprovado' }, color: 'cyan' },
    no_pass: {
      texts: { 'zh-cn': '不通过', en: 'No pass', es: 'No aprobado', ru: 'Не одобрено', fr: 'Refusé', pt: 'Reprovado' },
      color: 'error',
    },
    audit_succeeded: {
      texts: {
        'zh-cn': '审核成功',
        en: 'Audit succeeded',
        es: 'Auditoría aprobada',
        ru: 'Проверка пройдена',
        fr: 'Audit validé',
        pt: 'Auditoria aprovada',
      },
      color: 'success',
    },
    closed: { texts: { 'zh-cn': '已关闭', en: 'Closed', es: 'Cerrado', ru: 'Закрыто', fr: 'Clôturé', pt: 'Encerrado' }, color: 'default' },
  },
  currency: {
    RMB: { texts: { 'zh-cn': '人民币', en: 'Renminbi', es: 'Renminbi', ru: 'Юань', fr: 'Renminbi', pt: 'Renminbi' } },
    USD: {
      texts: {
        'zh-cn': '美元',
        en: 'US dollar',
        es: 'Dólar estadounidense',
        ru: 'Доллар США',
        fr: 'Dollar américain',
        pt: 'Dólar americano',
      },
    },
    EUR: { texts: { 'zh-cn': '欧元', en: 'Euro', es: 'Euro', ru: 'Евро', fr: 'Euro', pt: 'Euro' } },
  },
};

const latencyMs = 150;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Dictionaries in memory. The code `unreachable` fails every time. */
export const dictionarySource: DictionarySource = {
  async items(code) {
    await wait(latencyMs);
    const dictionary = dictionaries[code];
    if (!dictionary) throw new Error(`The dictionary ${code} cannot be reached`);
    const language = toLanguage(document.documentElement.lang);
    return Object.entries(dictionary).map(([value, { texts, color }]): DictionaryItem => ({ value, text: texts[language], color }));
  },
  // One dictionary, `machine`, of 10,000 items.
  async search(code, { keyword, page, pageSize }, signal) {
    await wait(latencyMs);
    signal.throwIfAborted();
    if (code !== 'machine') throw new Error(`The dictionary ${code} cannot be reached`);
    const found = machines.filter(({ text, value }) => text.includes(keyword) || value.includes(keyword));
    return found.slice((page - 1) * pageSize, page * pageSize);
  },
  async texts(_code, values) {
    await wait(latencyMs);
    return values.map((value) => machines.find((machine) => machine.value === value)?.text ?? value);
  },
};

const machines: DictionaryItem[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `m${String(index + 1).padStart(5, '0')}`,
  text: `Tractor ${index + 1}`,
}));

export const sources: Sources = { dictionary: dictionarySource, files: createMemoryFileStore(), uploads: createMemoryFileStore(), ...pickerSources };
